/** Where a run of unit tests leaves its counts, relative to the project's folder. */
export const COUNT_FILE = '.cache/vitest-count.json';
