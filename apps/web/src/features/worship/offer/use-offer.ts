import type { BuddhaId } from '@yuanguang/contract/buddhas';
import type { OfferingForm, OfferingKind, Sticks } from '@yuanguang/contract/rules/worship';
import { toast } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useNavigate } from '../../../shared/router/use-router.tsx';
import type { useBefore } from '../model/use-before.ts';

export type Before = Pick<ReturnType<typeof useBefore>, 'to' | 'back' | 'offer'>;

const FIRST: BuddhaId = 'shakyamuni';

/** Offers before whom one stands, says so, and leads back there. */
export function useOffer({ to = FIRST, back, offer }: Before) {
  const t = useTranslations('worship');
  const navigate = useNavigate();
  return async (what: OfferingKind, form: OfferingForm, pieces: Sticks): Promise<void> => {
    const kept = await offer({ what, form, to }, pieces);
    const done =
      what === 'incense'
        ? t('done.incense', { sticks: pieces })
        : t('done.other', { thing: t(`form.${form}`) });
    toast({ text: kept === 'disk' ? done : t('done.memory'), kind: 'done' });
    navigate(back);
  };
}
