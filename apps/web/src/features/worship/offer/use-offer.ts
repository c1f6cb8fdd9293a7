import {
  type OfferingForm,
  type OfferingKind,
  OWN_SHRINE,
  type Sticks,
} from '@yuanguang/contract/rules/worship';
import { toast } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useNavigate } from '../../../shared/router/use-router.tsx';
import { useAltar } from '../model/use-altar.ts';
import { useShrine } from '../model/use-shrine.ts';
import { SHRINE } from '../routes.ts';

/** Offers before who stands in the middle of one's shrine, says so, and leads back there. */
export function useOffer() {
  const t = useTranslations('worship');
  const navigate = useNavigate();
  const { shrine } = useShrine();
  const { offer } = useAltar(OWN_SHRINE);
  return async (what: OfferingKind, form: OfferingForm, pieces: Sticks): Promise<void> => {
    const to = shrine?.middle ?? 'shakyamuni';
    const kept = await offer({ what, form, to }, pieces);
    const done =
      what === 'incense'
        ? t('done.incense', { sticks: pieces })
        : t('done.other', { thing: t(`form.${form}`) });
    toast({ text: kept === 'disk' ? done : t('done.memory'), kind: 'done' });
    navigate({ to: SHRINE });
  };
}
