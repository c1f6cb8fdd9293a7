import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { IntlProvider } from 'use-intl';
import { currentFrameworkLanguage, currentLanguage } from '../preferences/preference-store.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { loadedFeatures, loadMessages, messageStore, messagesOf } from './messages.ts';

/** Days are the temple's days, wherever the reader is. */
const TIME_ZONE = 'Asia/Shanghai';

/**
 * Gives pages the messages loaded so far. When the reader changes the language, the new messages are loaded first
 * and the page turns over in one go.
 */
export function I18nProvider({ children }: { children: ReactNode }) {
  const preferences = usePreferences();
  const wanted = preferences.language;
  const [shown, setShown] = useState({ language: currentLanguage(), framework: currentFrameworkLanguage() });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` is what makes the current language change
  useEffect(() => {
    const next = { language: currentLanguage(), framework: currentFrameworkLanguage() };
    if (next.language === shown.language && next.framework === shown.framework) return;
    let stale = false;
    loadMessages(next.language, next.framework, loadedFeatures()).then(
      () => stale || setShown(next),
      () => undefined, // Offline without these messages: the page stays in the language it has.
    );
    return () => {
      stale = true;
    };
  }, [wanted, shown]);

  const version = useSyncExternalStore(messageStore.subscribe, messageStore.version, messageStore.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` stands for the messages published so far
  const messages = useMemo(() => messagesOf(shown.language, shown.framework), [shown, version]);

  return (
    <IntlProvider locale={shown.language} messages={messages as never} timeZone={TIME_ZONE}>
      {children}
    </IntlProvider>
  );
}
