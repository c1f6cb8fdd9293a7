import { HistoryIcon } from '@yuanguang/ui/icons';
import { useFormatter, useTranslations } from 'use-intl';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { WithDays } from '../../../shared/i18n/with-days.tsx';
import { TellRow } from '../parts/rows.tsx';
import { ListRow } from './list-row.tsx';

/** What was changed of the account, and which logins failed: so that nobody else does it unseen. */
export function ChangesRow() {
  const t = useTranslations('profile.changes');
  const format = useFormatter();
  return (
    <ListRow
      icon={HistoryIcon}
      name="changes"
      load={async () => (await accountCloud.changes({})).changes}
      foot={<p className="yg-note">{t('unasked')}</p>}
    >
      {({ what, at, byOffice, device, address }, index) => {
        const when = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
        return (
          <TellRow
            key={`${at} ${index}`}
            label={t(`kind.${what}`)}
            note={
              <WithDays
                text={
                  byOffice
                    ? t('office', { when })
                    : t('seen', { when, device: device || t('unknown'), address })
                }
                days={[when]}
              />
            }
          />
        );
      }}
    </ListRow>
  );
}
