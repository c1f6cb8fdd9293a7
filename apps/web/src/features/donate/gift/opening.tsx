import { DEDICATIONS } from '@yuanguang/content/dedications';
import type { Language } from '@yuanguang/contract/languages';
import type { Gift } from '@yuanguang/contract/objects/donate/gift';
import { LotusLamp } from '@yuanguang/ui';
import { useLocale } from 'use-intl';
import { Opening } from '../../../shared/giving/opening.tsx';
import s from './opening.module.css';

const STEPS = [
  ['dark', 600],
  ['lit', 2_200],
] as const;
const isLit = (at: string): boolean => at === 'lit' || at === 'pressed';

/** A lamp is lit on the water, and its light falls on the dedication. */
export function LampOpening({ gift, onEnd }: { gift: Gift; onEnd: () => void }) {
  const language = useLocale() as Language;
  const { textId, text } = gift.dedication;
  const verse = DEDICATIONS.find(({ id }) => id === textId)?.lines[language];
  return (
    <Opening
      steps={STEPS}
      onEnd={onEnd}
      picture={(at, seal) => (
        <div className={s.print}>
          <LotusLamp lit={isLit(at)} />
          {seal}
        </div>
      )}
      words={(at) => (
        <p className={s.words} data-lit={isLit(at)}>
          {verse ? verse.slice(0, 2).join('\n') : text}
        </p>
      )}
    />
  );
}
