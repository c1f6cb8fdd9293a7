import { Button, toast } from '@yuanguang/ui';
import { DownloadIcon } from '@yuanguang/ui/icons';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import p from '../practice.module.css';
import type { Practice } from '../practices.ts';
import s from './transfer.module.css';
import { exportFile, importFile } from './use-transfer.ts';

/** One's practices as a file, and back from it. */
export function TransferPart({ practices }: { practices: readonly Practice[] }) {
  const t = useTranslations('practice.transfer');
  const id = useId();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (!file) return;
    setBusy(true);
    setError(undefined);
    try {
      const done = await importFile(file, practices);
      if ('problem' in done) setError(t(`problems.${done.problem}`));
      else if (done.entries === 0) toast(t('nothingNew'));
      else toast({ text: t('imported', { count: done.practices }), kind: 'done' });
    } catch {
      setError(t('problems.unreadable'));
    } finally {
      setBusy(false);
      // The same file may be chosen again.
      target.value = '';
    }
  }

  return (
    <div className={s.transfer}>
      {practices.length > 0 ? (
        <Button icon={<DownloadIcon />} onClick={() => void exportFile(practices)}>
          {t('export')}
        </Button>
      ) : null}
      <label className={s.file} data-busy={busy || undefined}>
        <span>{t('import')}</span>
        <input
          type="file"
          accept="application/json,.json"
          disabled={busy}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => void take(event)}
        />
      </label>
      {error ? (
        <p className={p.wrong} id={id} role="alert">
          {error}
        </p>
      ) : null}
      <p className="yg-note">{t('note')}</p>
    </div>
  );
}
