export interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

export interface Gap {
  /** The package that wants it, by its place in the lock. */
  readonly parent: string;
  readonly name: string;
  readonly version: string;
}

const SYSTEMS: readonly [RegExp, string][] = [
  [/android/, 'android'],
  [/darwin/, 'darwin'],
  [/freebsd/, 'freebsd'],
  [/openharmony/, 'openharmony'],
  [/linux/, 'linux'],
  [/win(32|dows)/, 'win32'],
];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64'];

/**
 * Programs for other systems that a package may bring and the lock does not hold. `npm ci` refuses such a lock, and
 * npm writes one when the registry it asked did not have them (yet).
 */
export function lockGaps({ packages }: Lockfile): Gap[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isHeld(packages, parent, name))
      .map(([name, range]) => ({ parent, name, version: range.replace(/^[\^~]/, '') })),
  );
}

/** Fills the gaps: version and system of each; npm learns the rest when it installs on such a system. */
export function completeLock(lock: Lockfile): Lockfile {
  const packages = { ...lock.packages };
  for (const { parent, name, version } of lockGaps(lock)) {
    packages[`node_modules/${name}`] = {
      version,
      ...(packages[parent]?.dev ? { dev: true } : {}),
      optional: true,
      ...systemOf(name),
    };
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/** Whether npm would find `name` from `parent`: in its own node_modules, or in that of a folder above. */
function isHeld(packages: Lockfile['packages'], parent: string, name: string): boolean {
  const above = parent.split('/node_modules/');
  const folders = above.map((_, depth) => above.slice(0, depth + 1).join('/node_modules/'));
  return ['', ...folders].some((folder) => packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]);
}

function systemOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const os = SYSTEMS.find(([pattern]) => pattern.test(name))?.[1];
  const words = name.split(/[-/]/);
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const libc =
    os !== 'linux' ? undefined : /musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : undefined;
  return {
    ...(os ? { os: [os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc ? { libc: [libc] } : {}),
  };
}
