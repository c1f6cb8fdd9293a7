import { AGREEMENTS } from '@yuanguang/content/agreements';
import type { Language } from '@yuanguang/contract/languages';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { AgreementName } from '../account/agreement-pages.ts';
import s from './account-parts.module.css';

/** The whole text of an agreement, without its title. */
export default function AgreementText({ name }: { name: AgreementName }) {
  const t = useTranslations('account.agreement');
  const format = useFormatter();
  const language = useLocale() as Language;
  const { effective, lead, sections } = AGREEMENTS[name];
  const day = format.dateTime(new Date(`${effective}T00:00:00+08:00`), { dateStyle: 'long' });
  return (
    <article className={s.text}>
      <p className="yg-note">{t('effective', { day })}</p>
      <p>{lead[language]}</p>
      {sections.map(({ id, title, paragraphs }) => (
        <section key={id}>
          <h3>{title[language]}</h3>
          {paragraphs[language].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
