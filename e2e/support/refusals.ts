import type { Language } from '@yuanguang/contract/languages';
import { faultyLine } from './faulty-line.ts';
import { readAs } from './reading.ts';
import { type Said, saidIn } from './said.ts';
import { test as base } from './test.ts';

export { expect, open } from './test.ts';

interface Options {
  /** In which the device reads. */
  readonly language: Language;
}
interface Fixtures {
  /** What the page says of errors, in that language. */
  readonly said: Said;
  /** The line between page and gateway, which can be made to fail. */
  readonly line: Awaited<ReturnType<typeof faultyLine>>;
}

/** The test of what is refused: `test.use({ language })` once for each of REFUSED_IN. */
export const test = base.extend<Options & Fixtures>({
  language: ['zh-Hans', { option: true }],
  said: async ({ page, context, language }, use) => {
    await readAs(context, { language });
    await use(saidIn(page, language));
  },
  line: async ({ page, problems }, use) => use(await faultyLine(page, problems)),
});
