import { currentFrameworkLanguage, currentLanguage } from '../preferences/preference-store.ts';
import { loadMessages } from './messages.ts';

/** What is shown only after a form was sent comes with the form, not with the page: the texts of a feature's error codes. */
export function loadErrors(feature: string): Promise<void> {
  const names = [`errors/${feature}`, 'errors/common'];
  return loadMessages(currentLanguage(), currentFrameworkLanguage(), names);
}
