import { lunarDate } from '@yuanguang/content/lunar-words';
import type { Language } from '@yuanguang/contract/languages';
import type { ShownTablet, Tablet } from '@yuanguang/contract/objects/hall';
import { KeyValueList, Section } from '@yuanguang/ui';
import type { ReactNode } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import r from '../../../shared/giving/result.module.css';
import { useTempleDay } from '../use-temple-day.ts';
import { useThingName, whoseOf } from '../use-thing-words.ts';
import { givenGifts } from './gift.ts';

type People = NonNullable<ShownTablet['tablet']>['people'];
type Row = { readonly label: string; readonly value: ReactNode };

/** What everybody may read of it who sees it: what it is, for whom, by whom, and from when to when it stands. */
export function useShownRows(): (shown: ShownTablet) => Row[] {
  const t = useTranslations('hall');
  const language = useLocale() as Language;
  const nameOf = useThingName();
  const day = useTempleDay();
  /** A line for each of them whose day is known, with the name where there are several. */
  const dates = (people: People, of: (one: People[number]) => People[number]['born']) => {
    const lines = people.flatMap((one) => {
      const date = of(one);
      if (!date) return [];
      const both = t('tablet.bothDays', {
        solar: day(date.solar),
        lunar: lunarDate(date.lunar, language),
      });
      return [people.length > 1 ? `${one.name} ${both}` : both];
    });
    return lines.length > 0 ? <span className={r.lines}>{lines.join('\n')}</span> : undefined;
  };
  return (shown) => {
    const { hall, tablet, from, until } = shown;
    const whose = whoseOf(shown);
    const people = tablet?.people ?? [];
    return [
      { label: t('tablet.hall'), value: t(`titles.${hall}`) },
      { label: t('tablet.kind'), value: nameOf(shown) },
      { label: t('tablet.name'), value: whose },
      { label: t('tablet.born'), value: dates(people, ({ born }) => born) },
      { label: t('tablet.died'), value: dates(people, ({ died }) => died) },
      {
        label: t('tablet.sponsor'),
        value: tablet
          ? [`${tablet.sponsor.title}${tablet.sponsor.name}`, tablet.father, tablet.mother]
              .filter(Boolean)
              .join('、')
          : undefined,
      },
      { label: t('tablet.from'), value: from ? day(from) : undefined },
      {
        label: t('tablet.until'),
        value: from ? (until ? day(until) : t('light.days.always')) : undefined,
      },
    ].filter(({ value }) => value !== undefined && value !== '');
  };
}

/** The whole registration in words, for its owner. */
export function TabletRecord({ tablet }: { tablet: Tablet }) {
  const t = useTranslations('hall.tablet');
  const format = useFormatter();
  const rowsOf = useShownRows();
  const gifts = givenGifts(tablet).map(({ amountFen, status }) =>
    t(status === 'refunded' ? 'givenBack' : 'yuan', { yuan: format.number(amountFen / 100) }),
  );
  const rows: Row[] = [
    ...(tablet.reason ? [{ label: t('reason'), value: tablet.reason }] : []),
    ...rowsOf(tablet),
    ...(gifts.length > 0
      ? [{ label: t('gift'), value: <span className={r.lines}>{gifts.join('\n')}</span> }]
      : []),
    { label: t('contact'), value: <span className="yg-num">{tablet.contact.value}</span> },
    ...(tablet.correction ? [{ label: t('correction'), value: tablet.correction }] : []),
  ];
  return (
    <Section title={t('record')} id="record">
      <KeyValueList items={rows} />
    </Section>
  );
}
