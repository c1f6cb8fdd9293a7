import { Section, toast, useAsk } from '@yuanguang/ui';
import { BellNoticeIcon, TrashIcon } from '@yuanguang/ui/icons';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { MenuRow, Rows } from '../parts/rows.tsx';
import { bytesKept, clearCache, readableBytes } from './storage.ts';

/** What this device keeps and tells: the cache with its size, and the way to its notices. */
export function DevicePart() {
  const t = useTranslations('profile.settings');
  const format = useFormatter();
  const ask = useAsk();
  const [kept, setKept] = useState<number>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    void bytesKept().then(setKept);
  }, []);

  const words = (bytes: number) => {
    const { value, unit } = readableBytes(bytes);
    return format.number(value, { style: 'unit', unit, maximumFractionDigits: 1 });
  };

  async function clear() {
    const sure = await ask({
      title: t('clearTitle'),
      body: t('clearText'),
      confirmLabel: t('clearConfirm'),
      cancelLabel: t('cancel'),
    });
    if (!sure) return;
    setBusy(true);
    try {
      await clearCache();
      const left = await bytesKept();
      const freed = kept !== undefined && left !== undefined ? Math.max(0, kept - left) : undefined;
      setKept(left);
      toast({ text: freed === undefined ? t('cleared') : t('freed', { size: words(freed) }), kind: 'done' });
    } catch {
      toast({ text: t('clearFailed'), kind: 'warn' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Section title={t('device')} id="device">
      <Rows>
        <MenuRow
          icon={TrashIcon}
          label={t('clear')}
          note={t('clearNote')}
          value={kept === undefined ? undefined : words(kept)}
          busy={busy}
          onClick={() => void clear()}
        />
        <MenuRow icon={BellNoticeIcon} label={t('push')} note={t('pushNote')} href="#/noticesettings" />
      </Rows>
    </Section>
  );
}
