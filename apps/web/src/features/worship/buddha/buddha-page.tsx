import { BUDDHA_IDS, isBuddhaId } from '@yuanguang/contract/buddhas';
import { Skeleton } from '@yuanguang/ui';
import { Figure } from '@yuanguang/ui/figure';
import { useTranslations } from 'use-intl';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { NightPage } from '../../../shared/shell/night-page.tsx';
import { useShrine } from '../model/use-shrine.ts';
import { buddhaHref } from '../routes.ts';
import { useBuddhas } from '../use-buddhas.ts';
import s from './buddha.module.css';

const FACTS = ['gesture', 'attribute', 'seat'] as const;

/** Who this is, how the figure is known, and where that is written; the others below. */
export default function BuddhaPage() {
  const t = useTranslations('worship.buddha');
  const { id: asked } = useSearch();
  const { shrine } = useShrine();
  const id = isBuddhaId(asked) ? asked : (shrine?.middle ?? BUDDHA_IDS[0]);
  const buddhaOf = useBuddhas();
  const buddha = buddhaOf(id);
  return (
    <NightPage>
      <article className={s.one}>
        <Figure id={id} alt={buddha.seen} className={s.figure} eager />
        {buddha.name === '' ? (
          <Skeleton label={t('loading')} />
        ) : (
          <>
            <h2 className={s.name}>{buddha.name}</h2>
            <p className={s.recite}>{buddha.recitation}</p>
            <p>{buddha.about}</p>
            <dl className={s.facts}>
              {FACTS.map((fact) => (
                <div key={fact}>
                  <dt>{t(fact)}</dt>
                  <dd>{buddha.known[fact]}</dd>
                </div>
              ))}
            </dl>
            <p className={s.source}>
              <b>{t('source')}</b>
              {buddha.source}
            </p>
          </>
        )}
      </article>
      <nav className={s.others} aria-label={t('others')}>
        {BUDDHA_IDS.filter((one) => one !== id).map((one) => (
          <a key={one} href={buddhaHref(one)}>
            {buddhaOf(one).name}
          </a>
        ))}
      </nav>
    </NightPage>
  );
}
