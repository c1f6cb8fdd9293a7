import { BUDDHA_IDS, type BuddhaId } from '@yuanguang/contract/buddhas';
import { Button, NavButton, toast } from '@yuanguang/ui';
import { Figure } from '@yuanguang/ui/figure';
import { ContentsIcon } from '@yuanguang/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAction } from '../../../shared/form/use-action.ts';
import { useRouter } from '../../../shared/router/use-router.tsx';
import { NightPage } from '../../../shared/shell/night-page.tsx';
import { withMiddle } from '../model/arranging.ts';
import { useShrine } from '../model/use-shrine.ts';
import { NightBar } from '../night-bar.tsx';
import { buddhaHref, buddhasHref, SHRINE } from '../routes.ts';
import { useBuddhas } from '../use-buddhas.ts';
import s from './choose.module.css';

/** 礼佛拜佛, choosing: one after the other, each as large as the screen; the one that is seen may be asked to the middle. */
export default function ChoosePage() {
  const t = useTranslations('worship.choose');
  const router = useRouter();
  const { shrine, save } = useShrine();
  const [seen, setSeen] = useState<BuddhaId>(BUDDHA_IDS[0]);
  const { busy, submit } = useAction(async () => {
    if (!shrine) return;
    const arranged = withMiddle(shrine, seen);
    if (!arranged) {
      toast({ text: t('full') });
      return;
    }
    await save(arranged);
    router.navigate({ to: SHRINE, replace: true });
    return 'leaving';
  });

  return (
    <NightPage bleed>
      <div className={s.room}>
        <NightBar>
          <NavButton label={t('all')} href={buddhasHref}>
            <ContentsIcon />
          </NavButton>
        </NightBar>
        {shrine ? <Slides begin={shrine.middle} onSee={setSeen} /> : <div />}
        <div className={s.foot}>
          <Button variant="seal" wide busy={busy} onClick={() => void submit()}>
            {t('middle')}
          </Button>
        </div>
      </div>
    </NightPage>
  );
}

/** Whom one sees is the slide that fills the screen: by finger, by arrow keys, or by the reading cursor. */
function Slides({ begin, onSee }: { begin: BuddhaId; onSee: (id: BuddhaId) => void }) {
  const t = useTranslations('worship.choose');
  const buddhaOf = useBuddhas();
  const strip = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it begins, once
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    onSee(begin);
    const at = BUDDHA_IDS.indexOf(begin);
    list.scrollTo({ left: list.clientWidth * at, behavior: 'instant' });
    const sight = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const id = BUDDHA_IDS.find((one) => one === (target as HTMLElement).dataset.id);
          if (isIntersecting && id) onSee(id);
        }
      },
      { root: list, threshold: 0.6 },
    );
    for (const slide of list.children) sight.observe(slide);
    return () => sight.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <ul ref={strip} className={s.slides} tabIndex={0} aria-label={t('label')}>
      {BUDDHA_IDS.map((id) => {
        const buddha = buddhaOf(id);
        return (
          <li key={id} data-id={id} className={s.slide}>
            <div className={s.figure}>
              <Figure id={id} alt={buddha.seen} />
            </div>
            <h2 className={s.name}>
              <a href={buddhaHref(id)}>{buddha.name}</a>
            </h2>
          </li>
        );
      })}
    </ul>
  );
}
