import { systemNow } from '@yuanguang/cloud';
import type { BuddhaId } from '@yuanguang/contract/buddhas';
import type { Altar } from '@yuanguang/contract/rules/altar';
import type { Arrangement } from '@yuanguang/contract/rules/shrine';
import { Skeleton } from '@yuanguang/ui';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useToday } from '../../../shared/almanac/use-today.ts';
import type { Target } from '../../../shared/router/address.ts';
import { NightPage } from '../../../shared/shell/night-page.tsx';
import { FamilyMissing } from '../family/family-missing.tsx';
import { useBefore } from '../model/use-before.ts';
import { useRite } from '../model/use-rite.ts';
import { ShrineScene } from '../scene/shrine-scene.tsx';
import { useBuddhas } from '../use-buddhas.ts';
import { BowArea } from './bow-area.tsx';
import { HeldSticks } from './held-sticks.tsx';
import s from './rite.module.css';
import { RitePanel } from './rite-panel.tsx';
import { RiteSteps } from './rite-steps.tsx';
import { useRiteSound } from './use-rite-sound.ts';

/** 上香: the whole rite before whom one stands in the shrine that the address names, by hand, by key, or listening. */
export default function RitePage() {
  const t = useTranslations('worship');
  const { place, shrine, family, to, back, altar } = useBefore();
  return (
    <NightPage offlineNotice={t('shrine.offline')}>
      {shrine && to ? (
        <Rite place={place} shrine={shrine} to={to} back={back} altar={altar} />
      ) : family?.missing ? (
        <FamilyMissing family={family} />
      ) : (
        <Skeleton label={t('shrine.loading')} />
      )}
    </NightPage>
  );
}

interface RiteProps {
  place: string;
  shrine: Arrangement;
  to: BuddhaId;
  /** Where one comes from. */
  back: Target;
  altar: Altar;
}

function Rite({ place, shrine, to, back, altar }: RiteProps) {
  const t = useTranslations('worship.rite');
  const rite = useRite(place, to);
  const feasts = useToday()?.feastIds;
  const { step, spoken, sticks } = rite.state;
  const buddha = useBuddhas()(to);
  useRiteSound(rite.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins where the figure is seen whole
  useEffect(() => {
    scrollTo(0, 0);
  }, [step]);

  return (
    <div className={s.rite}>
      <RiteSteps step={step} />
      <div className={s.scene} data-back={step === 'wish' || step === 'dedication'}>
        <ShrineScene
          key={to}
          buddha={to}
          label={buddha.seen}
          altar={altar}
          dress={shrine}
          feasts={feasts}
          now={systemNow}
        >
          {step === 'bow' ? <BowArea bows={rite.state.bows} onBow={rite.bow} /> : null}
          {step === 'place' && sticks !== null ? <HeldSticks count={sticks} onPlace={rite.place} /> : null}
        </ShrineScene>
      </div>
      <p className="yg-sr" role="status">
        {spoken ? t(`spoken.${spoken.key}`, { count: spoken.count }) : null}
      </p>
      <RitePanel rite={rite} back={back} />
    </div>
  );
}
