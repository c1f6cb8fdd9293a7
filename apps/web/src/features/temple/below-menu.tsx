import { NOTICES } from '@yuanguang/content/notices';
import { PRINTING_QUESTIONS } from '@yuanguang/content/printing';
import { TEMPLE } from '@yuanguang/content/temple';
import type { Language } from '@yuanguang/contract/languages';
import { Button, KeyValueList, Section } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { useConfig } from '../../shared/config/use-config.ts';
import { LicenceFoot } from '../../shared/shell/licence-foot.tsx';
import { useVisitFacts } from './facts.tsx';
import s from './temple.module.css';

/** The home page below its menu: a chunk of its own, so that the first screen waits for none of these words. */
export default function BelowMenu() {
  const t = useTranslations('temple');
  const language = useLocale() as Language;
  const { modules } = useConfig();
  const facts = useVisitFacts().slice(0, 2);
  const what = PRINTING_QUESTIONS.find((question) => question.id === 'what');

  return (
    <>
      <Section title={t('introduction')} id="introduction">
        <div className={s.text}>
          {TEMPLE.introduction[language].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      {modules.sponsor && what ? (
        <Section title={t('notice')} id="notice">
          <div className={s.text}>
            <p>{what.answer[language]}</p>
            <p className="yg-note">{NOTICES.costPrice[language]}</p>
            <p className="yg-row">
              <Button href="#/">{t('sponsor')}</Button>
              <Button variant="link" href="#/about?part=questions">
                {t('allQuestions')}
              </Button>
            </p>
          </div>
        </Section>
      ) : null}
      <Section title={t('visit')} id="visit">
        <KeyValueList items={facts} />
        <p className={s.more}>
          <Button href="#/about">{t('more')}</Button>
        </p>
      </Section>
      <LicenceFoot />
    </>
  );
}
