// Runs before every npm script, under whatever Node the machine has (20.19 or newer), with nothing installed yet.
// Installs the packages when they are missing or not those of package-lock.json; else it is done in moments.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LEAST_NODE = [20, 19];
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed-lock');
const turn = join(root, '.cache', 'install.lock');

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  complain(
    `This is Node ${process.versions.node}; the app needs Node ${LEAST_NODE.join('.')} or newer to begin with.\n` +
      'Please install a newer one (nodejs.org, or your system’s package manager) and try again.',
  );
  process.exit(1);
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

function complain(text) {
  process.stderr.write(`${text}\n`);
}

function isInstalled(lock) {
  if (!existsSync(join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node'))) return false;
  const hash = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  if (!holdsWhatIsLocked(JSON.parse(lock))) return false;
  writeFileSync(stamp, hash);
  return true;
}

/** After a plain `npm install` the packages may be right without our stamp: npm's own list tells. */
function holdsWhatIsLocked(lock) {
  const listPath = join(modules, '.package-lock.json');
  if (!existsSync(listPath)) return false;
  const listed = JSON.parse(readFileSync(listPath, 'utf8')).packages;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true;
    if (wanted.optional && !listed[path]) return true;
    return listed[path]?.version === wanted.version;
  });
}

/** One install at a time: a second start waits for the first one's and then finds everything there. */
function takeTurn() {
  mkdirSync(dirname(turn), { recursive: true });
  const own = `${turn}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    for (let told = false; ; ) {
      try {
        linkSync(own, turn);
        return;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const holder = Number(readIfThere(turn));
      if (holder && !isAlive(holder)) rmSync(turn, { force: true });
      else if (!told) {
        say('Waiting for another start that is installing…');
        told = true;
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function install() {
  say('Installing what is missing (the first time this takes a few minutes)…');
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status === 0) return;
  complain('The packages could not be installed; what npm says above tells why.');
  process.exit(result.status ?? 1);
}

refuseOldNode();
const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
if (!isInstalled(lock)) {
  takeTurn();
  try {
    if (!isInstalled(lock)) {
      install();
      writeFileSync(stamp, createHash('sha256').update(lock).digest('hex'));
    }
  } finally {
    rmSync(turn, { force: true });
  }
}
