import questions from '../packs/printing/questions.json' with { type: 'json' };
import { publish } from './pack.ts';
import type { PrintingPack } from './printing.schema.ts';

/** In the order in which they are best read. */
export const PRINTING_QUESTIONS = publish(questions as PrintingPack).content.items;
