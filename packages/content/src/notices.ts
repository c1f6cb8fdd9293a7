import type { Language } from '@yuanguang/contract/languages';
import type { Config } from '@yuanguang/contract/objects/config';
import law from '../packs/notice/law.json' with { type: 'json' };
import type { NoticePack } from './notices.schema.ts';
import { publish } from './pack.ts';

type Licence = Config['licence'];

export const NOTICES = publish(law as NoticePack).content;

const LICENCE_ORDER = ['number', 'holder', 'icp', 'police'] as const satisfies readonly (keyof Licence)[];

/** The lines of the licence that the office has filled in, labelled, in the order in which they are shown. */
export function licenceLines(licence: Licence, language: Language) {
  return LICENCE_ORDER.map((key) => ({
    key,
    label: NOTICES.licenceLabels[key][language],
    value: licence[key].trim(),
  })).filter((line) => line.value !== '');
}

/** The licence as whole lines, for a foot; none while the office has not entered it. */
export function licenceText(licence: Licence, language: Language): string[] {
  return licenceLines(licence, language).map(({ label, value }) => `${label} ${value}`);
}
