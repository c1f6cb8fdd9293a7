import type { Language } from '@yuanguang/contract/languages';
import yuanguang from '../packs/temple/yuanguang.json' with { type: 'json' };
import { publish } from './pack.ts';
import type { TempleContent, TemplePack } from './temple.schema.ts';

export type { TempleContent };

export const TEMPLE: TempleContent = publish(yuanguang as TemplePack).content;

/** The contacts that the office has entered, labelled; an empty list means: show `contactsUnfilled`. */
export function filledContacts(
  entered: { readonly phone: string; readonly email: string },
  language: Language,
) {
  return (['phone', 'email'] as const)
    .map((kind) => ({ kind, label: TEMPLE.contactLabels[kind][language], value: entered[kind].trim() }))
    .filter((contact) => contact.value !== '');
}
