import { systemNow } from '@yuanguang/cloud';
import type { Arrangement } from '@yuanguang/contract/rules/shrine';
import { Skeleton } from '@yuanguang/ui';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { NightPage } from '../../../shared/shell/night-page.tsx';
import { FamilyMissing } from '../family/family-missing.tsx';
import { useAltar } from '../model/use-altar.ts';
import { usePlace } from '../model/use-place.ts';
import { useRite } from '../model/use-rite.ts';
import { ShrineScene } from '../scene/shrine-scene.tsx';
import { useBuddhas } from '../use-buddhas.ts';
import { BowArea } from './bow-area.tsx';
import { HeldSticks } from './held-sticks.tsx';
import s from './rite.module.css';
import { RitePanel } from './rite-panel.tsx';
import { RiteSteps } from './rite-steps.tsx';
import { useRiteSound } from './use-rite-sound.ts';

/** 上香: the whole rite before who stands in the middle of the shrine that the address names, by hand, by key, or listening. */
export default function RitePage() {
  const t = useTranslations('worship');
  const { place, shrine, family } = usePlace();
  return (
    <NightPage offlineNotice={t('shrine.offline')}>
      {shrine ? (
        <Rite place={place} shrine={shrine} />
      ) : family?.missing ? (
        <FamilyMissing family={family} />
      ) : (
        <Skeleton label={t('shrine.loading')} />
      )}
    </NightPage>
  );
}

function Rite({ place, shrine }: { place: string; shrine: Arrangement }) {
  const t = useTranslations('worship.rite');
  const { altar } = useAltar(place);
  const rite = useRite(place, shrine.middle);
  const { step, spoken, sticks } = rite.state;
  const buddha = useBuddhas()(shrine.middle);
  useRiteSound(rite.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins where the figure is seen whole
  useEffect(() => {
    scrollTo(0, 0);
  }, [step]);

  return (
    <div className={s.rite}>
      <RiteSteps step={step} />
      <div className={s.scene} data-back={step === 'wish' || step === 'dedication'}>
        <ShrineScene buddha={shrine.middle} label={buddha.seen} altar={altar} dress={shrine} now={systemNow}>
          {step === 'bow' ? <BowArea bows={rite.state.bows} onBow={rite.bow} /> : null}
          {step === 'place' && sticks !== null ? <HeldSticks count={sticks} onPlace={rite.place} /> : null}
        </ShrineScene>
      </div>
      <p className="yg-sr" role="status">
        {spoken ? t(`spoken.${spoken.key}`, { count: spoken.count }) : null}
      </p>
      <RitePanel rite={rite} />
    </div>
  );
}
