import type { Order } from '@yuanguang/contract/objects/sponsor';
import { Button, LoadingRing, Sheet } from '@yuanguang/ui';
import { EditIcon } from '@yuanguang/ui/icons';
import { lazy, useState } from 'react';
import { useTranslations } from 'use-intl';
import s from '../../../shared/giving/result.module.css';
import { loadErrors } from '../../../shared/i18n/load-errors.ts';
import { LatePart } from '../../../shared/shell/late-part.tsx';

const AmendForm = lazy(async () => {
  const [form] = await Promise.all([import('./amend-form.tsx'), loadErrors('sponsor')]);
  return form;
});

interface AmendProps {
  readonly order: Order;
  readonly token: string;
  readonly onAmended: (order: Order) => void;
}

/** The door to corrections, or the word that the book has gone to print. */
export function Amend({ order, token, onAmended }: AmendProps) {
  const t = useTranslations('sponsor');
  const [open, setOpen] = useState(false);
  if (!order.amendable) {
    const printed = order.fulfilment === 'printing' || order.fulfilment === 'shipped';
    return printed ? <p className={`yg-note ${s.note}`}>{t('amend.closed')}</p> : null;
  }
  return (
    <div className={s.note}>
      <Button icon={<EditIcon />} onClick={() => setOpen(true)}>
        {t('amend.open')}
      </Button>
      <p className="yg-note">{t('amend.note')}</p>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('amend.open')}
        closeLabel={t('summary.close')}
      >
        <LatePart waiting={<LoadingRing label={t('amend.open')} />}>
          <AmendForm
            order={order}
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
