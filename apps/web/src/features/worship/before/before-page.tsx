import { Skeleton } from '@yuanguang/ui';
import { Figure } from '@yuanguang/ui/figure';
import { useTranslations } from 'use-intl';
import { NightPage } from '../../../shared/shell/night-page.tsx';
import { useBefore } from '../model/use-before.ts';
import { NightBar } from '../night-bar.tsx';
import { buddhasHref, flowerHref, fruitHref, incenseHref, riteHref, shrineHref } from '../routes.ts';
import { useBuddhas } from '../use-buddhas.ts';
import { useOwnNames } from '../use-own-names.ts';
import s from './before.module.css';

const WAYS = [
  ['rite', riteHref],
  ['incense', incenseHref],
  ['flower', flowerHref],
  ['fruit', fruitHref],
] as const;

/** 礼佛拜佛, among one's own: before whom one stands now, and what is done there. */
export default function BeforePage() {
  const t = useTranslations('worship');
  const { shrine, to } = useBefore();
  const buddhaOf = useBuddhas();
  const nameOf = useOwnNames(shrine);
  return (
    <NightPage offlineNotice={t('shrine.offline')}>
      <NightBar />
      <p className={s.lead}>{t('before.lead')}</p>
      {shrine ? (
        <ul className={s.all}>
          {shrine.buddhas.map(({ id }) => (
            <li key={id} className={s.one} aria-current={id === to ? 'true' : undefined}>
              <Figure id={id} alt={buddhaOf(id).seen} className={s.figure} />
              <div className={s.words}>
                <h2 className={s.name}>
                  <a href={shrineHref(id)}>{nameOf(id)}</a>
                </h2>
                <p className={s.ways}>
                  {WAYS.map(([way, href]) => (
                    <a key={way} href={href(id)}>
                      {t(`do.${way}`)}
                      <span className="yg-sr">{nameOf(id)}</span>
                    </a>
                  ))}
                </p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton label={t('shrine.loading')} />
      )}
      <p className={s.foot}>
        <a href={buddhasHref}>{t('arrange.invite')}</a>
      </p>
    </NightPage>
  );
}
