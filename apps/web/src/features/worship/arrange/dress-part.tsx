import { type OwnShrine, SHRINE_CLOTHS, SHRINE_LAMPS, SHRINE_VASES } from '@yuanguang/contract/rules/shrine';
import { ChipGroup, Section } from '@yuanguang/ui';
import { Offering } from '@yuanguang/ui/offering';
import { useTranslations } from 'use-intl';
import { PictureChoices } from '../picture-choices.tsx';
import { clothOf } from '../scene/cloth.ts';
import { EMPTY_VASES } from '../scene/vases.ts';
import s from './arrange.module.css';

type Dress = Pick<OwnShrine, 'cloth' | 'lamps' | 'vase'>;

const LAMPS_BY_NUMBER = [...SHRINE_LAMPS].sort((one, other) => one - other);
const lampsRead = (value: string) => SHRINE_LAMPS.find((one) => `${one}` === value) ?? SHRINE_LAMPS[0];
const vaseRead = (value: string) => SHRINE_VASES.find((one) => one === value) ?? SHRINE_VASES[0];

interface DressPartProps {
  dress: Dress;
  onChange: (changed: Partial<Dress>) => void;
}

/** How the altar is dressed, each by its own drawing: cloth, lamps, vases. */
export function DressPart({ dress, onChange }: DressPartProps) {
  const t = useTranslations('worship.arrange');
  const cloth = clothOf(dress.cloth);
  return (
    <>
      <Section title={t('cloth')} id="cloth">
        <Offering id={cloth.id} dye={cloth.dye} className={s.cloth} eager />
        <ChipGroup
          label={t('cloth')}
          value={dress.cloth}
          onChange={(value) => onChange({ cloth: value })}
          options={SHRINE_CLOTHS.map((value) => ({ value, label: t(`cloths.${value}`) }))}
        />
      </Section>
      <Section title={t('lamps')} id="lamps">
        <PictureChoices
          legend={t('lamps')}
          low
          value={`${dress.lamps}`}
          onChange={(value) => onChange({ lamps: lampsRead(value) })}
          options={LAMPS_BY_NUMBER.map((count) => ({
            value: `${count}`,
            label: t('lampCount', { count }),
            picture: <LampRow count={count} />,
          }))}
        />
      </Section>
      <Section title={t('vase')} id="vase">
        <PictureChoices
          legend={t('vase')}
          low
          value={dress.vase}
          onChange={(value) => onChange({ vase: vaseRead(value) })}
          options={SHRINE_VASES.map((vase) => ({
            value: vase,
            label: t(`vases.${vase}`),
            picture: <Offering id={EMPTY_VASES[vase]} className={s[vase]} eager />,
          }))}
        />
      </Section>
    </>
  );
}

/** So many lamps as they stand on the altar, the outermost the largest; none is an empty altar. */
function LampRow({ count }: { count: Dress['lamps'] }) {
  const side = Array.from({ length: count / 2 }, (_, fromEdge) => fromEdge);
  const lamp = (fromEdge: number) => (
    <span key={fromEdge} data-outermost={fromEdge === 0}>
      <Offering id="lamp" eager />
    </span>
  );
  return (
    <span className={s.lamps}>
      <span>{side.map(lamp)}</span>
      <span>{side.map(lamp).reverse()}</span>
    </span>
  );
}
