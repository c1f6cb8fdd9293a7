import { ScrollIcon } from '@yuanguang/ui/icons';
import { useFormatter, useTranslations } from 'use-intl';
import { cloud } from '../../../shared/cloud/cloud.ts';
import { TellRow } from '../parts/rows.tsx';
import { ListRow } from './list-row.tsx';

/** What this person agreed to: which text, of which day, and when. */
export function AgreementsRow() {
  const t = useTranslations('profile.agreements');
  const format = useFormatter();
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'long' });
  return (
    <ListRow
      icon={ScrollIcon}
      name="agreements"
      load={async () => (await cloud.account.agreements({}, { customUI: true })).agreed}
    >
      {({ agreement, version, language, agreedAt }) => (
        <TellRow
          key={`${agreement} ${version} ${language}`}
          label={t(agreement)}
          note={t('agreed', { version: day(`${version}T00:00:00+08:00`), day: day(agreedAt) })}
        />
      )}
    </ListRow>
  );
}
