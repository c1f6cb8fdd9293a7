import { useTranslations } from 'use-intl';
import { RITE_STEPS, type RiteStep } from '../model/rite.ts';
import s from './rite.module.css';

/** Where in the rite one is: five words in a row, the one of now lit. */
export function RiteSteps({ step }: { step: RiteStep }) {
  const t = useTranslations('worship.rite');
  const now = RITE_STEPS.indexOf(step);
  return (
    <ol className={s.steps} aria-label={t('steps')}>
      {RITE_STEPS.filter((one) => one !== 'done').map((one, at) => (
        <li key={one} aria-current={at === now ? 'step' : undefined} data-done={at < now}>
          {t(`step.${one}`)}
        </li>
      ))}
    </ol>
  );
}
