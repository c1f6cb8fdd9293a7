import { NOTICES } from '@yuanguang/content/notices';
import { PRINTING_QUESTIONS } from '@yuanguang/content/printing';
import { TEMPLE } from '@yuanguang/content/temple';
import { WELCOME } from '@yuanguang/content/welcome';
import type { Language } from '@yuanguang/contract/languages';
import { Frontispiece, KeyValueList, Lead, Section } from '@yuanguang/ui';
import { useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useConfig } from '../../shared/config/use-config.ts';
import { useSearch } from '../../shared/router/use-router.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { useContactFact, useServiceFacts, useVisitFacts } from './facts.tsx';
import { Licence } from './licence.tsx';
import s from './temple.module.css';

const PARTS: readonly string[] = ['hours', 'transport', 'questions'];

/** 关于圆光寺: address, hours, ways to come, contact, questions and the licence. `?part=` leads to one of them. */
export default function AboutPage() {
  const t = useTranslations('temple');
  const language = useLocale() as Language;
  const { modules } = useConfig();
  const { part } = useSearch();
  const visit = useVisitFacts();
  const contact = useContactFact();
  const services = useServiceFacts();

  useEffect(() => {
    if (part === undefined || !PARTS.includes(part)) return;
    document.getElementById(part === 'questions' ? 'questions' : 'visit')?.scrollIntoView();
  }, [part]);

  return (
    <Page>
      <Frontispiece picture="gate" title={WELCOME.name[language]} />
      <Lead title={WELCOME.tagline[language]}>
        <p>{WELCOME.opening[language]}</p>
        {TEMPLE.introduction[language].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Lead>
      <Section title={t('visit')} id="visit">
        <KeyValueList items={[...visit, contact]} />
      </Section>
      {services.length > 0 ? (
        <Section title={t('services')} id="services">
          <KeyValueList items={services} />
        </Section>
      ) : null}
      <Section title={t('visiting')} id="visiting">
        <ul className={s.rules}>
          {TEMPLE.visiting.map((rule) => (
            <li key={rule.id}>{rule.text[language]}</li>
          ))}
        </ul>
      </Section>
      <Section title={t('history')} id="history">
        <div className={s.text}>
          {TEMPLE.history[language].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      {modules.sponsor ? (
        <Section title={t('questions')} id="questions">
          <div className={s.questions}>
            {PRINTING_QUESTIONS.map((item) => (
              <details key={item.id}>
                <summary>{item.question[language]}</summary>
                <p>{item.answer[language]}</p>
              </details>
            ))}
          </div>
          <p className={`yg-note ${s.more}`}>{NOTICES.costPrice[language]}</p>
          <p className={`yg-note ${s.more}`}>{NOTICES.certificate.note[language]}</p>
        </Section>
      ) : null}
      <Licence />
    </Page>
  );
}
