import { Section, Switch } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { agreeToStatistics, useStatisticsConsent } from '../../shared/analytics/consent.ts';

/** Another way to help: to be counted, without a name. Off until the reader says yes. */
export function CountingPart() {
  const t = useTranslations('feedback.counting');
  const agreed = useStatisticsConsent();
  return (
    <Section title={t('title')} id="counting">
      <Switch label={t('label')} hint={t('hint')} checked={agreed} onChange={agreeToStatistics} />
    </Section>
  );
}
