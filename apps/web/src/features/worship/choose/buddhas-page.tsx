import { BUDDHA_IDS, type BuddhaId } from '@yuanguang/contract/buddhas';
import { Button, toast } from '@yuanguang/ui';
import { Figure } from '@yuanguang/ui/figure';
import { useTranslations } from 'use-intl';
import { NightPage } from '../../../shared/shell/night-page.tsx';
import { toggled } from '../model/arranging.ts';
import { useShrine } from '../model/use-shrine.ts';
import { NightBar } from '../night-bar.tsx';
import { useBuddhas } from '../use-buddhas.ts';
import s from './buddhas.module.css';

/** All of them at a glance; who stands in one's shrine is marked, and invited or taken leave of by a tap. */
export default function BuddhasPage() {
  const t = useTranslations('worship.choose');
  const buddhaOf = useBuddhas();
  const { shrine, save } = useShrine();

  async function toggle(id: BuddhaId): Promise<void> {
    const arranged = shrine && toggled(shrine, id);
    if (arranged) await save(arranged);
    else toast({ text: t(shrine && shrine.buddhas.length > 1 ? 'full' : 'last') });
  }

  return (
    <NightPage>
      <NightBar />
      <p className={s.lead}>{t('lead', { count: shrine?.buddhas.length ?? 0 })}</p>
      <ul className={s.all}>
        {BUDDHA_IDS.map((id) => {
          const { name, seen } = buddhaOf(id);
          const isIn = shrine?.buddhas.some((one) => one.id === id) === true;
          return (
            <li key={id} className={s.one} data-in={isIn}>
              {/* A figure is worshipped, never pressed: what is pressed stands below it. */}
              <Figure id={id} alt={seen} className={s.figure} />
              <h2 className={s.name}>{name}</h2>
              <Button variant="link" aria-pressed={isIn} disabled={!shrine} onClick={() => void toggle(id)}>
                {t(isIn ? (shrine?.middle === id ? 'isMiddle' : 'inShrine') : 'invite')}
                <span className="yg-sr">{name}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </NightPage>
  );
}
