import { filledContacts, TEMPLE } from '@yuanguang/content/temple';
import type { Language } from '@yuanguang/contract/languages';
import type { KeyValue } from '@yuanguang/ui';
import { AddressIcon, OpeningHoursIcon, PhoneIcon, TransportIcon } from '@yuanguang/ui/icons';
import { useLocale, useTranslations } from 'use-intl';
import s from './temple.module.css';

/** A time of day as read: 6:00 for 06:00. */
const clock = (time: string) => time.replace(/^0/, '');

/** Address, hours and ways to come, as rows with their signs. */
export function useVisitFacts(): KeyValue[] {
  const t = useTranslations('temple');
  const language = useLocale() as Language;
  return [
    { label: t('address'), icon: AddressIcon, value: TEMPLE.address[language] },
    {
      label: t('hours'),
      icon: OpeningHoursIcon,
      value: TEMPLE.hours.map((hours) => (
        <span className={s.line} key={hours.id}>
          {hours.label[language]} {clock(hours.opens)} – {clock(hours.closes)}
          <span className={`yg-note ${s.block}`}>{t('lastEntry', { time: clock(hours.lastEntry) })}</span>
        </span>
      )),
    },
    {
      label: t('transport'),
      icon: TransportIcon,
      value: TEMPLE.transport.map((way) => (
        <span className={s.line} key={way.id}>
          <b>{way.label[language]}</b> {way.text[language]}
        </span>
      )),
    },
  ];
}

/** Phone and email as links, or where to ask while neither is entered. */
export function useContactFact(): KeyValue {
  const t = useTranslations('temple');
  const language = useLocale() as Language;
  const contacts = filledContacts(TEMPLE.contacts, language);
  return {
    label: t('contact'),
    icon: PhoneIcon,
    value:
      contacts.length === 0
        ? TEMPLE.contactsUnfilled[language]
        : contacts.map((contact) => (
            <span className={s.line} key={contact.kind}>
              {contact.label}{' '}
              <a href={`${contact.kind === 'phone' ? 'tel' : 'mailto'}:${contact.value}`}>{contact.value}</a>
            </span>
          )),
  };
}

/** The temple's services of the day. */
export function useServiceFacts(): KeyValue[] {
  const language = useLocale() as Language;
  return TEMPLE.services.map((service) => ({
    label: service.label[language],
    value: (
      <>
        {clock(service.starts)} – {clock(service.ends)}
        {service.note ? <span className={`yg-note ${s.line}`}>{service.note[language]}</span> : null}
      </>
    ),
  }));
}
