import type { Language } from '@yuanguang/contract/languages';
import { cleanName } from '@yuanguang/contract/rules/shrine';
import { errorMessage } from '../../../shared/i18n/messages.ts';

/** What is wrong with a name, at its field; nothing where it is right. */
export function nameError<Field extends string>(
  field: Field,
  written: string,
  language: Language,
): Partial<Record<Field, string>> {
  const read = cleanName(written);
  if (!('refused' in read)) return {};
  return { [field]: errorMessage(read.refused, language) } as Partial<Record<Field, string>>;
}
