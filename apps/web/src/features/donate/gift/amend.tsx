import type { Gift } from '@yuanguang/contract/objects/donate/gift';
import { Button, LoadingRing, Sheet } from '@yuanguang/ui';
import { EditIcon } from '@yuanguang/ui/icons';
import { lazy, useState } from 'react';
import { useTranslations } from 'use-intl';
import s from '../../../shared/giving/result.module.css';
import { LatePart } from '../../../shared/shell/late-part.tsx';

const AmendForm = lazy(() => import('./amend-form.tsx'));

interface AmendProps {
  readonly gift: Gift;
  readonly token: string;
  readonly onAmended: (gift: Gift) => void;
}

/** The door to corrections, as long as the gift is neither cancelled nor returned. */
export function Amend({ gift, token, onAmended }: AmendProps) {
  const t = useTranslations('donate.amend');
  const sponsor = useTranslations('sponsor');
  const [open, setOpen] = useState(false);
  if (!gift.amendable) return null;
  return (
    <div className={s.note}>
      <Button icon={<EditIcon />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <p className="yg-note">{t('note')}</p>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('open')}
        closeLabel={sponsor('summary.close')}
      >
        <LatePart waiting={<LoadingRing label={t('open')} />}>
          <AmendForm
            gift={gift}
            token={token}
            onAmended={(amended) => {
              setOpen(false);
              onAmended(amended);
            }}
          />
        </LatePart>
      </Sheet>
    </div>
  );
}
