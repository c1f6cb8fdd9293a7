import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { keptFolder } from '../../scripts/testing/run-folder.ts';

export interface UnpackedChromium {
  readonly executablePath: string;
  /** What it needs in its environment where the machine lacks libraries. */
  readonly env: Record<string, string>;
}

/**
 * The Chromium of `@sparticuz/chromium` (Linux x64), unpacked into a folder of this user once and kept for later runs.
 * The package's own unpacking writes to one place for all users, which only the first of them may run; hence ours:
 * into a fresh folder, then moved into place, so that runs at the same time do not meet half a browser.
 */
export async function unpackedChromium(): Promise<UnpackedChromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium was found. Install one, or name it by CHROMIUM_PATH.');
  }
  const version = packageVersion();
  const folder = join(keptFolder(), `yuanguang-chromium-${version}-${process.getuid?.() ?? 0}`);
  const usable = (await owned(folder)) ? folder : await unpack(folder);
  return { executablePath: join(usable, 'chromium'), env: missingParts(usable) };
}

function packageVersion(): string {
  const require = createRequire(import.meta.url);
  const entry = dirname(require.resolve('@sparticuz/chromium'));
  return (require(join(entry, '..', 'package.json')) as { version: string }).version;
}

async function owned(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null);
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

async function unpack(folder: string): Promise<string> {
  const fresh = await mkdtemp(`${folder}-`);
  const { default: packaged, inflate } = await import('@sparticuz/chromium');
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = fresh; // Where the package unpacks to.
  try {
    const executable = await packaged.executablePath();
    const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
    if (lacksLibraries(executable)) await inflate(join(bin, 'al2023.tar.br'));
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
  try {
    await rename(fresh, folder);
    return folder;
  } catch {
    // Another run was first; when its folder is not one we may trust, ours serves where it is.
    if (!(await owned(folder))) return fresh;
    await rm(fresh, { recursive: true });
    return folder;
  }
}

function lacksLibraries(executable: string): boolean {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found');
  } catch {
    return true; // No ldd: bring the libraries rather than not.
  }
}

function missingParts(folder: string): Record<string, string> {
  const env: Record<string, string> = {};
  const libraries = join(folder, 'al2023', 'lib');
  if (existsSync(libraries)) env.LD_LIBRARY_PATH = libraries;
  return env;
}
