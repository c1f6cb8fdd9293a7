import { NavButton, Skeleton } from '@yuanguang/ui';
import { EditIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { NightPage } from '../../../shared/shell/night-page.tsx';
import { useShrine } from '../model/use-shrine.ts';
import { NightBar } from '../night-bar.tsx';
import { arrangeHref } from '../routes.ts';
import { Niche } from './niche.tsx';
import s from './niches.module.css';

/** 我的佛堂: the hall of one's own, each in an arch, what stands before each now, and the way to the rite. */
export default function NichesPage() {
  const t = useTranslations('worship');
  const { shrine } = useShrine();
  return (
    <NightPage offlineNotice={t('shrine.offline')}>
      <NightBar>
        <NavButton label={t('menu.arrange')} href={arrangeHref}>
          <EditIcon />
        </NavButton>
      </NightBar>
      {shrine ? (
        <>
          {shrine.name ? <h2 className={s.board}>{shrine.name}</h2> : null}
          <ul className={s.all} data-alone={shrine.buddhas.length === 1}>
            {shrine.buddhas.map((placed) => (
              <Niche
                key={placed.id}
                placed={placed}
                isMiddle={placed.id === shrine.middle}
                vase={shrine.vase}
              />
            ))}
          </ul>
        </>
      ) : (
        <Skeleton label={t('shrine.loading')} />
      )}
    </NightPage>
  );
}
