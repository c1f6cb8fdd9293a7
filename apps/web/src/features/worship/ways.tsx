import { cx } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import s from './ways.module.css';

const WAYS = ['rite', 'incense', 'flower', 'fruit'] as const;

interface WaysProps {
  /** Where each leads. */
  readonly hrefs: Readonly<Record<(typeof WAYS)[number], string>>;
  readonly className?: string | undefined;
}

/** What can be offered in a shrine, and the rite. */
export function Ways({ hrefs, className }: WaysProps) {
  const t = useTranslations('worship.do');
  return (
    <nav className={cx(s.ways, className)} aria-label={t('label')}>
      {WAYS.map((way) => (
        <a key={way} href={hrefs[way]}>
          {t(way)}
        </a>
      ))}
    </nav>
  );
}
