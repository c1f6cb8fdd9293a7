import { BUDDHA_IDS, type BuddhaId } from '@yuanguang/contract/buddhas';
import { Button, toast } from '@yuanguang/ui';
import { Figure } from '@yuanguang/ui/figure';
import { useTranslations } from 'use-intl';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { NightPage } from '../../../shared/shell/night-page.tsx';
import { FamilyMissing } from '../family/family-missing.tsx';
import { NotKeeper } from '../family/not-keeper.tsx';
import { toggled } from '../model/arranging.ts';
import { useArranging } from '../model/use-arranging.ts';
import { NightBar } from '../night-bar.tsx';
import { useBuddhas } from '../use-buddhas.ts';
import s from './buddhas.module.css';

/** All of them at a glance; who stands in one's shrine is marked, and invited or taken leave of by a tap. */
export default function BuddhasPage() {
  const t = useTranslations('worship.choose');
  const buddhaOf = useBuddhas();
  const { shrine, place, family, mayArrange, save } = useArranging();

  async function toggle(id: BuddhaId): Promise<void> {
    const arranged = shrine && toggled(shrine, id);
    if (arranged) {
      // Of a family's the server is asked, which may not be reached.
      await save(arranged).catch((error: unknown) => toast({ text: errorText(error), kind: 'warn' }));
    } else toast({ text: t(shrine && shrine.buddhas.length > 1 ? 'full' : 'last') });
  }

  if (place !== undefined && (family.missing || !mayArrange))
    return (
      <NightPage>
        <NightBar />
        {mayArrange ? <FamilyMissing family={family} /> : <NotKeeper place={place} />}
      </NightPage>
    );
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
