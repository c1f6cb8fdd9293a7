import {
  OFFERING_FORMS,
  type OfferingForm,
  type OfferingKind,
  type Sticks,
} from '@yuanguang/contract/rules/worship';
import { Button } from '@yuanguang/ui';
import type { OfferingId } from '@yuanguang/ui/figure-ids';
import { Offering } from '@yuanguang/ui/offering';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAction } from '../../../shared/form/use-action.ts';
import { PictureChoices } from '../picture-choices.tsx';
import { BurningSticks, heldSticks } from '../scene/sticks.tsx';
import s from './offer.module.css';
import { type Before, useOffer } from './use-offer.ts';

/** The drawing of each form: the one that will stand on the altar, so that it is there without a network too. */
const DRAWN: Readonly<Record<OfferingForm, OfferingId>> = {
  incense: 'incense-three',
  lotus: 'vase-lotus',
  peony: 'vase-peony',
  chrysanthemum: 'vase-chrysanthemum',
  peach: 'peach',
  pomegranate: 'pomegranate',
  citrus: 'citrus',
  cup: 'cup',
  bowl: 'bowl',
  lamp: 'lamp',
};

interface Option {
  readonly id: string;
  readonly label: string;
  readonly form: OfferingForm;
  readonly pieces: Sticks;
}

/** One kind of offering: what it means, which of them, how long it stands, and the offering itself. */
export function OfferPart({ what, before }: { what: OfferingKind; before: Before }) {
  const t = useTranslations('worship');
  const offer = useOffer(before);
  const options: Option[] =
    what === 'incense'
      ? [
          { id: 'three', label: t('offer.three'), form: 'incense', pieces: 3 },
          { id: 'one', label: t('offer.one'), form: 'incense', pieces: 1 },
        ]
      : OFFERING_FORMS[what].map((form) => ({ id: form, label: t(`form.${form}`), form, pieces: 1 }));
  const [chosen, choose] = useState(options[0]?.id);
  const option = options.find(({ id }) => id === chosen) ?? options[0];
  const { busy, submit } = useAction(async () => {
    if (option) await offer(what, option.form, option.pieces);
    return 'leaving';
  });
  return (
    <section className={s.part}>
      <p className={s.means}>{t(`means.${what}`)}</p>
      <Choice what={what} options={options} chosen={option?.id} onChoose={choose} />
      <Button variant="seal" wide busy={busy} onClick={() => void submit()}>
        {t(`offer.do.${what}`)}
      </Button>
      <p className={s.stays}>{t(`stays.${what}`)}</p>
    </section>
  );
}

interface ChoiceProps {
  what: OfferingKind;
  options: readonly Option[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** As drawings to choose from; one alone is only shown. */
function Choice({ what, options, chosen, onChoose }: ChoiceProps) {
  const t = useTranslations('worship');
  const [only] = options;
  if (options.length === 1 && only)
    return (
      <div className={s.only}>
        <Offering id={DRAWN[only.form]} className={s.picture} eager />
      </div>
    );
  return (
    <PictureChoices
      legend={
        what === 'incense' ? t('offer.sticks') : t(`offer.choose.${what as 'flower' | 'fruit' | 'water'}`)
      }
      value={chosen}
      onChange={onChoose}
      options={options.map(({ id, label, form, pieces }) => ({
        value: id,
        label,
        picture:
          what === 'incense' ? (
            <SticksDrawing count={pieces} />
          ) : (
            <Offering id={DRAWN[form]} className={s.picture} eager />
          ),
      }))}
    />
  );
}

const SticksDrawing = ({ count }: { count: Sticks }) => (
  <svg viewBox="0 0 100 120" className={s.picture} aria-hidden="true" focusable="false">
    <BurningSticks sticks={heldSticks(count)} size={2.4} />
  </svg>
);
