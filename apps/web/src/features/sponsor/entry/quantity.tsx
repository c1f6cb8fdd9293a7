import { BUNDLE_COPIES, MAX_COPIES } from '@yuanguang/contract/constants';
import { Bundles, Stepper } from '@yuanguang/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { changeChoice } from '../draft.ts';
import s from '../sponsor.module.css';

/** Bundles of 5, 10, 20 and 50 copies, or any number from 1. */
export function Quantity({ copies, unitPriceFen }: { copies: number; unitPriceFen: number }) {
  const t = useTranslations('sponsor');
  const format = useFormatter();
  const yuan = (n: number) => format.number((n * unitPriceFen) / 100);
  const choose = (n: number) => changeChoice({ copies: n });
  return (
    <>
      <Bundles
        bundles={BUNDLE_COPIES.map((n) => ({ copies: n, note: t('money.yuan', { yuan: yuan(n) }) }))}
        value={copies}
        onChange={choose}
        legend={t('quantity.head')}
        choiceLabel={(bundle) => t('quantity.bundle', { copies: bundle.copies, yuan: yuan(bundle.copies) })}
      />
      <div className={s.own}>
        <Stepper
          value={copies}
          onChange={choose}
          min={1}
          max={MAX_COPIES}
          label={t('quantity.own')}
          unit={t('quantity.unit')}
          minusLabel={t('quantity.less')}
          plusLabel={t('quantity.more')}
          announce={(n) => t('quantity.bundle', { copies: n, yuan: yuan(n) })}
        />
      </div>
    </>
  );
}
