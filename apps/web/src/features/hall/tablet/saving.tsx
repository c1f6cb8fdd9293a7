import type { Tablet } from '@yuanguang/contract/objects/hall';
import { Button, PictureView, toast } from '@yuanguang/ui';
import { DownloadIcon, SaveImageIcon, SearchIcon } from '@yuanguang/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { base64urlBytes } from '../../../shared/base64url.ts';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { hallCloud } from '../cloud.ts';
import { useThingName, whoseOf } from '../use-thing-words.ts';
import s from './tablet.module.css';

/** What can be kept of a tablet: its picture, also on the whole screen, where a phone keeps what is pressed long, and the leaf to print. */
export function Saving({ tablet, token }: { tablet: Tablet; token: string }) {
  const t = useTranslations('hall.tablet.picture');
  const name = useThingName()(tablet);
  const [shown, setShown] = useState<string>();
  const failed = (error: unknown) => toast({ text: errorText(error), kind: 'warn' });
  const fetchPng = async () => (await hallCloud.picture({ tabletToken: token })).png;

  const saving = useSubmit(async () => {
    saveFile(`${name} ${tablet.tabletNumber}.png`, fileOf(await fetchPng(), 'image/png'));
    toast({ text: t('saved'), kind: 'done' });
  }, failed);
  const enlarging = useSubmit(async () => {
    setShown(`data:image/png;base64,${await fetchPng()}`);
  }, failed);
  const printing = useSubmit(async () => {
    const { pdf } = await hallCloud.pdf({ tabletToken: token });
    saveFile(`${name} ${tablet.tabletNumber}.pdf`, fileOf(pdf, 'application/pdf'));
    toast({ text: t('printed'), kind: 'done' });
  }, failed);

  return (
    <div className={s.saving}>
      <Button icon={<SaveImageIcon />} busy={saving.busy} onClick={() => void saving.submit()}>
        {t('save')}
      </Button>
      <Button
        variant="link"
        icon={<SearchIcon />}
        busy={enlarging.busy}
        onClick={() => void enlarging.submit()}
      >
        {t('enlarge')}
      </Button>
      <Button
        variant="link"
        icon={<DownloadIcon />}
        busy={printing.busy}
        onClick={() => void printing.submit()}
      >
        {t('print')}
      </Button>
      <PictureView
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        src={shown ?? ''}
        alt={`${name} ${whoseOf(tablet)}`}
        closeLabel={t('close')}
        wholeLabel={t('whole')}
        nearLabel={t('enlarge')}
        fromRight
      />
    </div>
  );
}

const fileOf = (base64: string, type: string): Blob => new Blob([base64urlBytes(base64)], { type });
