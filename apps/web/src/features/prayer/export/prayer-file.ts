import { csvOf } from '../../../shared/csv.ts';
import type { Prayer } from '../prayers.ts';

/** A prayer with its days and its state as they read. */
export interface WrittenPrayer extends Pick<Prayer, 'text'> {
  readonly day: string;
  /** '' where it is not known. */
  readonly lunar: string;
  readonly state: string;
  /** '' for none. */
  readonly fulfilled: string;
}

/** All of it to read and to print: the day and the state in one line, the words below, a line between two. */
export const textOf = (title: string, prayers: readonly WrittenPrayer[]): string =>
  `${[title, ...prayers.map(paragraph)].join('\n\n')}\n`;

const paragraph = ({ text, day, lunar, state, fulfilled }: WrittenPrayer): string =>
  `${[day, lunar, state, fulfilled].filter(Boolean).join(' · ')}\n${text}`;

/** The same for table programs, under `head`: the day, the lunar day, the state, when it was fulfilled, the words. */
export const tableOf = (head: readonly string[], prayers: readonly WrittenPrayer[]): string =>
  csvOf([
    head,
    ...prayers.map(({ text, day, lunar, state, fulfilled }) => [day, lunar, state, fulfilled, text]),
  ]);
