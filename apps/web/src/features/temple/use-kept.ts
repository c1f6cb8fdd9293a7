import type { Language } from '@yuanguang/contract/languages';
import type { AlmanacDay, Fast } from '@yuanguang/contract/objects/almanac';
import { useLocale, useTranslations } from 'use-intl';

/** What is kept on a day, in words: feasts, the solar term, the fasts. Needs the messages of the temple. */
export function useKept(): (day: AlmanacDay) => string[] {
  const language = useLocale() as Language;
  const t = useTranslations('temple.today');
  return ({ feasts, term, fasts }) => {
    const isMoon = (fast: Fast) => fast === 'newMoon' || fast === 'fullMoon';
    const moons = fasts.filter(isMoon);
    const others = fasts.filter((fast) => !isMoon(fast));
    return [
      ...feasts.map((name) => name[language]),
      ...(term ? [term[language]] : []),
      ...moons.map((moon) => t(`fasts.${moon}`)),
      // New and full moon are of the six and the ten anyway.
      ...(moons.length === 0 && others.length > 0
        ? [t('fast', { fasts: others.map((fast) => t(`fasts.${fast}`)).join(t('and')) })]
        : []),
    ];
  };
}
