import { NOTICES } from '@yuanguang/content/notices';
import { PRINTING_QUESTIONS } from '@yuanguang/content/printing';
import { TEMPLE } from '@yuanguang/content/temple';
import type { Language } from '@yuanguang/contract/languages';
import { Button, Doors, Frontispiece, KeyValueList, Lead, Section } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { useConfig } from '../../shared/config/use-config.ts';
import { useRest } from '../../shared/router/use-rest.ts';
import { Page } from '../../shared/shell/page.tsx';
import { useDoors } from './doors.ts';
import { useVisitFacts } from './facts.tsx';
import { LicenceFoot } from './licence.tsx';
import s from './temple.module.css';

/** 圆光寺: the gate, who we are, and the doors that are open. */
export default function HomePage() {
  const t = useTranslations('temple');
  const language = useLocale() as Language;
  const doors = useDoors();
  const rest = useRest();
  const [opening] = TEMPLE.introduction[language];

  return (
    <Page>
      <Frontispiece picture="gate" title={TEMPLE.name[language]} sealLabel={t('seal')} />
      <Lead title={TEMPLE.tagline[language]}>
        <p>{opening}</p>
      </Lead>
      <Section title={t('doors')} id="doors">
        <Doors groups={doors} />
      </Section>
      {rest ? <BelowDoors /> : null}
    </Page>
  );
}

function BelowDoors() {
  const t = useTranslations('temple');
  const language = useLocale() as Language;
  const { modules } = useConfig();
  const facts = useVisitFacts().slice(0, 2);
  const [, ...others] = TEMPLE.introduction[language];
  const what = PRINTING_QUESTIONS.find((question) => question.id === 'what');

  return (
    <>
      <Section title={t('introduction')} id="introduction">
        <div className={s.text}>
          {others.map((paragraph) => (
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
