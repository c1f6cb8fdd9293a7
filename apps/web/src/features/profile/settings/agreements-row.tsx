import { ScrollIcon } from '@yuanguang/ui/icons';
import { useFormatter, useTranslations } from 'use-intl';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { WithDays } from '../../../shared/i18n/with-days.tsx';
import { TellRow } from '../parts/rows.tsx';
import { link, PROFILE_ROUTES } from '../routes.ts';
import { ListRow } from './list-row.tsx';

/** What this person agreed to: which text, of which day, and when; and the ways to take it back. */
export function AgreementsRow() {
  const t = useTranslations('profile.agreements');
  const format = useFormatter();
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'long' });
  return (
    <ListRow
      icon={ScrollIcon}
      name="agreements"
      load={async () => (await accountCloud.agreements({})).agreed}
      foot={
        <p className="yg-note">
          {t.rich('takeBack', {
            check: (words) => <a href={link(PROFILE_ROUTES.realName)}>{words}</a>,
            close: (words) => <a href={link(PROFILE_ROUTES.deactivate)}>{words}</a>,
          })}
        </p>
      }
    >
      {({ agreement, version, language, agreedAt, withdrawnAt }) => {
        const days = { version: day(`${version}T00:00:00+08:00`), day: day(agreedAt) };
        const agreed = t('agreed', days);
        const withdrawn = withdrawnAt === null ? '' : day(withdrawnAt);
        return (
          <TellRow
            key={`${agreement} ${version} ${language} ${agreedAt}`}
            label={t(agreement)}
            note={
              <WithDays
                text={withdrawnAt === null ? agreed : t('withdrawn', { agreed, day: withdrawn })}
                days={[...new Set([days.version, days.day, withdrawn])]}
              />
            }
          />
        );
      }}
    </ListRow>
  );
}
