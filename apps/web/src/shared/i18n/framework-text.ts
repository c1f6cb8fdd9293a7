import { currentFrameworkLanguage, currentLanguage } from '../preferences/preference-store.ts';
import { type MessageTree, messagesOf } from './messages.ts';

/** A framework message outside React, by its dotted key; the key itself before the messages are loaded. */
export function frameworkText(key: string): string {
  const messages = messagesOf(currentLanguage(), currentFrameworkLanguage());
  let found: string | MessageTree | undefined = messages.framework;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : key;
}
