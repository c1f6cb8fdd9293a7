import { knownLanguage, LANGUAGES, type Language } from '@yuanguang/contract/languages';
import { PHOTO_STEPS, type PhotoStep } from '@yuanguang/contract/objects/sponsor';
import { type OfficeCommand, OfficeError, wordOf } from '../../../lib/office/office-command.ts';
import { readPicture } from '../../../lib/office/read-picture.ts';
import type { PhotoRow } from '../batches/photo.repository.ts';
import { captionPhoto, listPhotos, putPhoto, removePhoto } from '../batches/photos.ts';
import type { SponsorContext } from '../sponsor-context.ts';

/** The photographs of a batch's way, one a step, with captions. */
export const PHOTO_COMMANDS: readonly OfficeCommand<SponsorContext>[] = [
  {
    usage: 'batch photo <batch number> <step> <file> [day]',
    async run(ctx, words) {
      const { number, step } = stepOf(words, this.usage);
      const bytes = await readPicture(wordOf(words, 2, this.usage));
      const photo = await putPhoto(ctx, { number, step, bytes, day: words[3] });
      return [`photograph of ${line(photo)}`];
    },
  },
  {
    usage: 'batch caption <batch number> <step> <language> [text]',
    async run(ctx, words) {
      const language = languageOf(wordOf(words, 2, this.usage));
      const text = words.slice(3).join(' ').trim();
      await captionPhoto(ctx, { ...stepOf(words, this.usage), language, text });
      return [text === '' ? `no caption in ${language}` : `caption in ${language}`];
    },
  },
  {
    usage: 'batch photo-remove <batch number> <step>',
    async run(ctx, words) {
      await removePhoto(ctx, stepOf(words, this.usage));
      return ['removed'];
    },
  },
  {
    usage: 'batch photos <batch number>',
    run: async (ctx, words) => (await listPhotos(ctx, words[0] ?? '')).flatMap(wholeOf),
  },
];

function wholeOf(photo: PhotoRow): string[] {
  const captions = LANGUAGES.flatMap((language) => {
    const text = photo.captions[language];
    return text === undefined ? [] : [`  ${language}: ${text}`];
  });
  return [line(photo), ...captions];
}

const line = ({ step, day, width, height, path }: PhotoRow): string =>
  `${step}, ${day}, ${width} × ${height}: ${path}`;

function stepOf(words: readonly string[], usage: string): { number: string; step: PhotoStep } {
  const given = wordOf(words, 1, usage);
  const step = PHOTO_STEPS.find((one) => one === given);
  if (!step) throw new OfficeError(`a step is one of ${PHOTO_STEPS.join(', ')}`);
  return { number: wordOf(words, 0, usage), step };
}

function languageOf(code: string): Language {
  const language = knownLanguage(code);
  if (!language) throw new OfficeError(`a language is one of ${LANGUAGES.join(', ')}`);
  return language;
}
