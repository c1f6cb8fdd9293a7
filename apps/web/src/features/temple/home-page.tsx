import { lunarDateShort } from '@yuanguang/content/lunar-words';
import { WELCOME } from '@yuanguang/content/welcome';
import type { Language } from '@yuanguang/contract/languages';
import { Band, DayRows } from '@yuanguang/ui';
import { Fragment } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useToday } from '../../shared/almanac/use-today.ts';
import { useHomeParts } from '../../shared/feature/home-part.ts';
import { useMenu } from '../../shared/feature/use-menu.ts';
import { BarLinks } from '../../shared/shell/bar-links.tsx';
import { ErrorBoundary } from '../../shared/shell/error-boundary.tsx';
import { LicenceFoot } from '../../shared/shell/licence-foot.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { DayLine } from './day-line.tsx';
import s from './temple.module.css';

/** 首页: what day it is, the one thing to do, what is near. Below stands what the features have to say, and the contents. */
export default function HomePage() {
  const t = useTranslations('temple');
  const language = useLocale() as Language;
  const today = useToday();
  const parts = useHomeParts();
  const contents = useMenu('bar');
  return (
    <Page barActions={<BarLinks menu="bar.end" />}>
      <Band
        title={today ? lunarDateShort(today.lunar, language) : WELCOME.name[language]}
        phase={today && (today.lunar.day - 1) / today.lunar.length}
      />
      <DayLine today={today} />
      {parts.map(({ feature, Part }) => (
        <ErrorBoundary key={feature} fallback={<Fragment />}>
          <Part />
        </ErrorBoundary>
      ))}
      <div className={s.toContents}>
        <DayRows
          label={t('titles.contents')}
          rows={contents.map(({ id, href, label, icon }) => ({
            id,
            href,
            title: label,
            note: t('contents.lead'),
            icon,
          }))}
        />
      </div>
      <LicenceFoot />
    </Page>
  );
}
