import type { Language } from '@yuanguang/contract/languages';
import type { Config } from '@yuanguang/contract/objects/config';
import * as z from 'zod/mini';
import law from '../packs/notice/law.json' with { type: 'json' };
import { LocalizedText, packOf, publish } from './pack.ts';

type Licence = Config['licence'];

/** What law and honesty ask to be said: the certificate is no receipt, the price is a cost price, who is licensed. */
export const NoticePack = packOf(
  'notice',
  z.strictObject({
    certificate: z.strictObject({ title: LocalizedText, note: LocalizedText }),
    costPrice: LocalizedText,
    licenceLabels: z.strictObject({
      number: LocalizedText,
      holder: LocalizedText,
      icp: LocalizedText,
      police: LocalizedText,
    } satisfies Record<keyof Licence, typeof LocalizedText>),
  }),
);

export const NOTICES = publish(z.parse(NoticePack, law)).content;

const LICENCE_ORDER = ['number', 'holder', 'icp', 'police'] as const satisfies readonly (keyof Licence)[];

/** The lines of the licence that the office has filled in, labelled, in the order in which they are shown. */
export function licenceLines(licence: Licence, language: Language) {
  return LICENCE_ORDER.map((key) => ({
    key,
    label: NOTICES.licenceLabels[key][language],
    value: licence[key].trim(),
  })).filter((line) => line.value !== '');
}
