import { execFileSync } from 'node:child_process';
import { ROOT } from '../lib.ts';

/** Tests that take long. They run when something that they prove has changed, and all with `npm run test:long`. */
interface LongSuite {
  /** The file, or the folder with a slash at its end. */
  readonly tests: string;
  /** Beginnings of the paths they prove something about. */
  readonly prove: readonly string[];
}

const SERVER = 'apps/server/src';
const PAYING = [
  `${SERVER}/modules/payment/`,
  `${SERVER}/modules/ledger/`,
  `${SERVER}/lib/jobs`,
  `${SERVER}/lib/db`,
];

export const LONG_SUITES: readonly LongSuite[] = [
  // Servers and databases are killed in the middle of payments, and started and ended in every way.
  { tests: `${SERVER}/modules/payment/crash.test.ts`, prove: PAYING },
  { tests: `${SERVER}/modules/payment/restart.test.ts`, prove: [...PAYING, `${SERVER}/lib/postgres/`] },
  { tests: `${SERVER}/modules/payment/failover.test.ts`, prove: [...PAYING, `${SERVER}/lib/postgres/`] },
  {
    tests: `${SERVER}/main.test.ts`,
    prove: [`${SERVER}/main`, `${SERVER}/start`, `${SERVER}/lib/postgres/`],
  },
  { tests: `${SERVER}/lib/postgres/embedded.test.ts`, prove: [`${SERVER}/lib/postgres/`] },
  // Every command as a process of its own.
  {
    tests: 'scripts/commands.test.ts',
    prove: [
      'scripts/',
      `${SERVER}/office/`,
      `${SERVER}/lib/office/`,
      `${SERVER}/backup/`,
      `${SERVER}/settings`,
    ],
  },
  {
    tests: 'scripts/import-users.test.ts',
    prove: [`${SERVER}/modules/account/import/`, 'scripts/import-users'],
  },
  // Every command of the office as a process of its own.
  {
    tests: `${SERVER}/office/`,
    prove: [
      `${SERVER}/office/`,
      `${SERVER}/lib/office/`,
      `${SERVER}/modules/sponsor/`,
      `${SERVER}/modules/feedback/`,
    ],
  },
  {
    tests: `${SERVER}/backup/embedded.test.ts`,
    prove: [`${SERVER}/backup/`, `${SERVER}/lib/keys`, `${SERVER}/lib/postgres/`],
  },
  // Ten thousand random days of two devices and a server.
  {
    tests: 'apps/web/src/shared/journal/interleavings.test.ts',
    prove: ['apps/web/src/shared/journal/', 'packages/contract/src/rules/journal'],
  },
  // Every kind of thing that can be paid for at a bank without manners, hundreds of payments and generated steps.
  ...['payables', 'interleavings'].map((suite) => ({
    tests: `${SERVER}/modules/payment/${suite}.test.ts`,
    prove: [...PAYING, `${SERVER}/modules/sponsor/`, `${SERVER}/modules/donate/`],
  })),
  // A year of monthly gifts.
  {
    tests: `${SERVER}/modules/donate/plans/plan-year.test.ts`,
    prove: [`${SERVER}/modules/donate/`, `${SERVER}/lib/temple-day`, `${SERVER}/lib/db`],
  },
  // Thousands of generated commands.
  { tests: `${SERVER}/modules/clientdb/fuzz.test.ts`, prove: [`${SERVER}/modules/clientdb/`] },
  // A server is killed while devices send what was practised.
  {
    tests: `${SERVER}/modules/journal/crash.test.ts`,
    prove: [`${SERVER}/modules/journal/`, `${SERVER}/lib/db`],
  },
  // Ten thousand ways in which devices send, lose and repeat what was practised.
  {
    tests: `${SERVER}/modules/journal/interleavings-long.test.ts`,
    prove: [`${SERVER}/modules/journal/`, `${SERVER}/lib/db`, `${SERVER}/lib/temple-day`],
  },
  // A year of reminders, and a server that is killed while it reminds.
  {
    tests: `${SERVER}/modules/notice/reminder-year.test.ts`,
    prove: [
      ...['remind', 'reckoning', 'next-time', 'move-reminders', 'notice.repository', 'tell'].map(
        (file) => `${SERVER}/modules/notice/${file}`,
      ),
      `${SERVER}/modules/practice/`,
      `${SERVER}/lib/zone-time`,
      `${SERVER}/lib/db`,
    ],
  },
  // A million browsers that take pushes.
  {
    tests: `${SERVER}/modules/notice/million-subscriptions.test.ts`,
    prove: ['push-subscription', 'subscription.repository', 'spread', 'million'].map(
      (file) => `${SERVER}/modules/notice/${file}`,
    ),
  },
  // The entries of years, and all of them fetched.
  {
    tests: `${SERVER}/modules/journal/hundred-thousand.test.ts`,
    prove: [`${SERVER}/modules/journal/`, `${SERVER}/lib/limits/`],
  },
  // Published clients of four years, each on a new database and on one that is used; hostile input to every method.
  {
    tests: `${SERVER}/gateway/conformance/`,
    prove: [`${SERVER}/gateway/`, `${SERVER}/modules/clientdb/`, 'packages/contract/', 'packages/cloud/'],
  },
  { tests: `${SERVER}/security/`, prove: [`${SERVER}/`, 'packages/contract/'] },
];

/**
 * The files that differ from where this branch left the main one or, on the main one itself, from the commit before.
 * @throws Error where there is no git, or no commit before.
 */
function changedFiles(): readonly string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const mainBranch = git(
    'for-each-ref',
    '--format=%(refname)',
    'refs/remotes/origin/main',
    'refs/heads/main',
  );
  const [main = 'HEAD'] = mainBranch.split('\n').filter(Boolean);
  const left = git('merge-base', 'HEAD', main);
  const since = left === git('rev-parse', 'HEAD') ? 'HEAD~1' : left;
  return `${git('diff', '--name-only', since)}\n${git('ls-files', '--others', '--exclude-standard')}`.split(
    '\n',
  );
}

/** The suites about which `changed` says nothing; none where nobody knows what has changed. */
export function unaffectedSuites(readChanged = changedFiles): readonly LongSuite[] {
  try {
    const changed = readChanged();
    const touched = ({ tests, prove }: LongSuite) =>
      changed.some((file) => [tests, ...prove].some((start) => file.startsWith(start)));
    return LONG_SUITES.filter((suite) => !touched(suite));
  } catch {
    return [];
  }
}
