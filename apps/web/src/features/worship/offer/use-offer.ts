import type { OfferingForm, OfferingKind, Sticks } from '@yuanguang/contract/rules/worship';
import { toast } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useNavigate } from '../../../shared/router/use-router.tsx';
import { useAltar } from '../model/use-altar.ts';
import { usePlace } from '../model/use-place.ts';

/** Offers before who stands in the middle of the shrine that the address names, says so, and leads back there. */
export function useOffer() {
  const t = useTranslations('worship');
  const navigate = useNavigate();
  const { place, shrine, back } = usePlace();
  const { offer } = useAltar(place);
  return async (what: OfferingKind, form: OfferingForm, pieces: Sticks): Promise<void> => {
    const to = shrine?.middle ?? 'shakyamuni';
    const kept = await offer({ what, form, to }, pieces);
    const done =
      what === 'incense'
        ? t('done.incense', { sticks: pieces })
        : t('done.other', { thing: t(`form.${form}`) });
    toast({ text: kept === 'disk' ? done : t('done.memory'), kind: 'done' });
    navigate(back);
  };
}
