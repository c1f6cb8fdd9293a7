import type { Language } from '@yuanguang/contract/languages';
import yuanguang from '../packs/temple/yuanguang.json' with { type: 'json' };
import { publish } from './pack.ts';
import type { TempleContent, TemplePack } from './temple.schema.ts';

export type { TempleContent };

export const TEMPLE: TempleContent = publish(yuanguang as TemplePack).content;

/** The contacts that are filled in, labelled; an empty list means: show `contactsUnfilled`. */
export function filledContacts(contacts: TempleContent['contacts'], language: Language) {
  return (['phone', 'email'] as const)
    .map((kind) => ({ kind, label: contacts[kind].label[language], value: contacts[kind].value.trim() }))
    .filter((contact) => contact.value !== '');
}
