import { toast } from '@yuanguang/ui';
import { DownloadIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useAction } from '../../../shared/form/use-action.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { MenuRow } from '../parts/rows.tsx';

/** Everything the temple keeps of this person, as a file. */
export function ExportRow() {
  const t = useTranslations('profile.settings');

  const { busy, submit, error } = useAction(async () => {
    const { fileName, json } = await accountCloud.exportData({}, { preventDuplicate: true });
    saveFile(fileName, new Blob([json], { type: 'application/json' }));
    toast({ text: t('exported'), kind: 'done' });
  });

  return (
    <>
      <MenuRow
        icon={DownloadIcon}
        label={t('export')}
        note={t('exportNote')}
        busy={busy}
        onClick={() => void submit()}
      />
      {error ? (
        <li>
          <FormError text={error} />
        </li>
      ) : null}
    </>
  );
}
