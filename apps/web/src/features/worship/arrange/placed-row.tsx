import type { PlacedBuddha } from '@yuanguang/contract/rules/shrine';
import { Button, TextField } from '@yuanguang/ui';
import { Figure } from '@yuanguang/ui/figure';
import { useTranslations } from 'use-intl';
import { useBuddhas } from '../use-buddhas.ts';
import s from './arrange.module.css';

interface PlacedRowProps {
  placed: PlacedBuddha;
  isMiddle: boolean;
  isFirst: boolean;
  isLast: boolean;
  onName: (name: string) => void;
  onMiddle: () => void;
  onMove: (by: -1 | 1) => void;
}

/** One who stands in the shrine: an own name, and the place among the others. */
export function PlacedRow({ placed, isMiddle, isFirst, isLast, onName, onMiddle, onMove }: PlacedRowProps) {
  const t = useTranslations('worship.arrange');
  const { name, seen } = useBuddhas()(placed.id);
  return (
    <li className={s.row}>
      <Figure id={placed.id} alt={seen} className={s.figure} />
      <div className={s.words}>
        <TextField
          label={name}
          optional={t('ownName')}
          placeholder={name}
          autoComplete="off"
          value={placed.name}
          onChange={({ target }) => onName(target.value)}
        />
        <p className={s.acts}>
          <Button variant="link" aria-pressed={isMiddle} disabled={isMiddle} onClick={onMiddle}>
            {t(isMiddle ? 'isMiddle' : 'middle')}
            <span className="yg-sr">{name}</span>
          </Button>
          <Button variant="link" disabled={isFirst} onClick={() => onMove(-1)}>
            {t('before')}
            <span className="yg-sr">{name}</span>
          </Button>
          <Button variant="link" disabled={isLast} onClick={() => onMove(1)}>
            {t('after')}
            <span className="yg-sr">{name}</span>
          </Button>
        </p>
      </div>
    </li>
  );
}
