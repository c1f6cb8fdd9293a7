import type { Tablet } from '@yuanguang/contract/objects/hall';
import { LotusLamp } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { Opening } from '../../../shared/giving/opening.tsx';
import s from './stood.module.css';

const STEPS = [
  ['dark', 600],
  ['lit', 2_200],
] as const;

/** A lamp is lit before the tablet that was just given for; then the tablet is seen. */
export function TabletOpening({ tablet, onEnd }: { tablet: Tablet; onEnd: () => void }) {
  const t = useTranslations('hall.tablet.statusText.tablet');
  return (
    <Opening
      steps={STEPS}
      onEnd={onEnd}
      picture={(at, seal) => (
        <div className={s.print}>
          <LotusLamp lit={at === 'lit' || at === 'pressed'} />
          {seal}
        </div>
      )}
      words={(at) => (
        <p className={s.words} data-lit={at === 'lit' || at === 'pressed'}>
          {t('standing', { hall: tablet.hall })}
        </p>
      )}
    />
  );
}
