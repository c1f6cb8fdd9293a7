import { filledContacts, TEMPLE } from '@yuanguang/content/temple';
import type { Language } from '@yuanguang/contract/languages';
import { type KeyValue, Tag } from '@yuanguang/ui';
import { AddressIcon, OpeningHoursIcon, PhoneIcon, TransportIcon } from '@yuanguang/ui/icons';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useConfig } from '../../shared/config/use-config.ts';
import { telephoneHref } from '../../shared/telephone.ts';
import s from './temple.module.css';

/** A time of day as read: 6:00 for 06:00. */
const clock = (time: string) => time.replace(/^0/, '');

/** What the office has entered, line by line; in a demonstration else a sample, called so; else nothing. */
function useFact() {
  const t = useTranslations('temple');
  const language = useLocale() as Language;
  const { temple, demonstration } = useConfig();
  return (name: 'address' | 'hours' | 'services' | 'transport', sample: () => ReactNode): ReactNode => {
    const entered = temple[name][language] || temple[name]['zh-Hans'];
    if (entered !== '') {
      return entered.split('\n').map((line) => (
        <span className={s.line} key={line}>
          {line}
        </span>
      ));
    }
    return demonstration ? (
      <>
        <Tag>{t('sample')}</Tag> {sample()}
      </>
    ) : null;
  };
}

/** Address, hours and ways to come, as rows with their signs, as far as they are known. */
export function useVisitFacts(): KeyValue[] {
  const t = useTranslations('temple');
  const language = useLocale() as Language;
  const fact = useFact();
  return [
    { label: t('address'), icon: AddressIcon, value: fact('address', () => TEMPLE.address[language]) },
    {
      label: t('hours'),
      icon: OpeningHoursIcon,
      value: fact('hours', () =>
        TEMPLE.hours.map((hours) => (
          <span className={s.line} key={hours.id}>
            {hours.label[language]} {clock(hours.opens)} – {clock(hours.closes)}
            <span className={`yg-note ${s.block}`}>{t('lastEntry', { time: clock(hours.lastEntry) })}</span>
          </span>
        )),
      ),
    },
    {
      label: t('transport'),
      icon: TransportIcon,
      value: fact('transport', () =>
        TEMPLE.transport.map((way) => (
          <span className={s.line} key={way.id}>
            <b>{way.label[language]}</b> {way.text[language]}
          </span>
        )),
      ),
    },
  ].filter(({ value }) => value !== null);
}

/** Phone and email as links, or where to ask while neither is entered. */
export function useContactFact(): KeyValue {
  const t = useTranslations('temple');
  const language = useLocale() as Language;
  const { temple } = useConfig();
  const contacts = filledContacts(temple, language);
  return {
    label: t('contact'),
    icon: PhoneIcon,
    value:
      contacts.length === 0
        ? TEMPLE.contactsUnfilled[language]
        : contacts.map(({ kind, label, value }) => (
            <span className={s.line} key={kind}>
              {label} <a href={kind === 'phone' ? telephoneHref(value) : `mailto:${value}`}>{value}</a>
            </span>
          )),
  };
}

/** The temple's services of the day, as far as they are known. */
export function useServiceFacts(): KeyValue[] {
  const t = useTranslations('temple');
  const language = useLocale() as Language;
  const { temple, demonstration } = useConfig();
  const fact = useFact();
  if ((temple.services[language] || temple.services['zh-Hans']) !== '') {
    return [{ label: t('services'), value: fact('services', () => null) }];
  }
  if (!demonstration) return [];
  return TEMPLE.services.map((service) => ({
    label: service.label[language],
    value: (
      <>
        <Tag>{t('sample')}</Tag> {clock(service.starts)} – {clock(service.ends)}
        {service.note ? <span className={`yg-note ${s.line}`}>{service.note[language]}</span> : null}
      </>
    ),
  }));
}
