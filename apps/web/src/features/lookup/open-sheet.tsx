import type { Language } from '@yuanguang/contract/languages';
import type { MaskedOrder, MyOrder } from '@yuanguang/contract/objects/sponsor';
import { Button, Sheet } from '@yuanguang/ui';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CheckForm, isWhole } from '../../shared/lookup/check-form.tsx';
import { useNavigate } from '../../shared/router/use-router.tsx';
import { sponsorCloud } from './cloud.ts';
import { OpenByCode } from './open-by-code.tsx';
import { useOpened } from './use-opened.ts';

interface OpenSheetProps {
  /** The order to open; the sheet is open while there is one. */
  readonly order: MaskedOrder | undefined;
  /** What was looked up. */
  readonly query: string;
  readonly onClose: () => void;
}

/** The second factor before a whole order is shown: number and contact together open it, or a code to the contact. */
export function OpenSheet({ order, query, onClose }: OpenSheetProps) {
  const t = useTranslations('lookup');
  const language = useLocale() as Language;
  const navigate = useNavigate();
  const { put } = useOpened(query);
  /** The order whose number is not remembered. */
  const [lost, setLost] = useState<MaskedOrder>();

  function opened(orders: readonly MyOrder[]) {
    onClose();
    const [only, ...more] = orders;
    if (only && more.length === 0) navigate({ to: '/result', search: { token: only.orderToken } });
    else put(orders);
  }

  return (
    <Sheet open={order !== undefined} onClose={onClose} title={t('checkTitle')} closeLabel={t('close')}>
      {order && order === lost ? <OpenByCode contact={query} onOpened={opened} /> : null}
      {order && order !== lost ? (
        <CheckForm
          key={`${order.sponsorNumber} ${order.createdAt}`}
          byContact={isWhole(order.sponsorNumber)}
          numberLabel={t('number')}
          numberHint={t('checkNumber')}
          onCheck={async (text, captcha) => {
            const whole = isWhole(order.sponsorNumber);
            const { orderToken } = await sponsorCloud.open(
              {
                sponsorNumber: whole ? order.sponsorNumber : text,
                contact: whole ? text : query,
                language,
                captcha,
              },
              { preventDuplicate: true },
            );
            return { to: '/result', search: { token: orderToken } };
          }}
        >
          {(busy) =>
            isWhole(order.sponsorNumber) ? null : (
              <Button variant="link" disabled={busy} onClick={() => setLost(order)}>
                {t('forgotten')}
              </Button>
            )
          }
        </CheckForm>
      ) : null}
    </Sheet>
  );
}
