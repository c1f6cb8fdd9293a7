import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { answerTasks } from '../worker-thread.ts';
import type { PdfTask } from './pdf.ts';

const require = createRequire(import.meta.url);

/** Each alone in its folder, or with the other weights of its face. */
const FONTS = [
  '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf',
  '@expo-google-fonts/noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf',
  '@expo-google-fonts/trirong/Trirong_400Regular.ttf',
];
/** What was set before is kept for so many more; a whole year of one person is set once. */
const KEPT = 4;

let made: NodeCompiler | undefined;

/** The workspace is a folder that is not there: no source can read a file. */
function compiler(): NodeCompiler {
  made ??= NodeCompiler.create({
    workspace: '/nonexistent',
    fontArgs: [{ fontPaths: FONTS.map((path) => dirname(require.resolve(path))) }],
  });
  return made;
}

answerTasks(({ source, data, at }: PdfTask): Uint8Array => {
  const bytes = compiler().pdf(
    { mainFileContent: source, inputs: { data: JSON.stringify(data) } },
    { creationTimestamp: Math.floor(at / 1_000) },
  );
  compiler().evictCache(KEPT);
  return bytes;
});
