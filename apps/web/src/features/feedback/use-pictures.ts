import { uploadFiles } from '@yuanguang/cloud';
import { FEEDBACK_IMAGES_MAX } from '@yuanguang/contract/rules/feedback';
import type { PickedImage } from '@yuanguang/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cloud } from '../../shared/cloud/cloud.ts';
import { errorText } from '../../shared/cloud/error-text.ts';

interface Picture extends PickedImage {
  readonly file: File;
  /** Set once it has arrived. */
  readonly fileId?: string;
}

/** Pictures on their way to the temple: sent as soon as they are chosen, each with its own progress and outcome. */
export function usePictures() {
  const t = useTranslations('feedback.form.fieldErrors');
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [error, setError] = useState<string>();
  const number = useRef(0);
  const previews = useRef(new Set<string>());
  const leaving = useRef(new AbortController());

  useEffect(() => {
    // Made here: development mounts twice, and a spent signal would stop everything.
    const controller = new AbortController();
    leaving.current = controller;
    const shown = previews.current;
    return () => {
      controller.abort();
      for (const preview of shown) URL.revokeObjectURL(preview);
      shown.clear();
    };
  }, []);

  const change = (id: string, part: Partial<Picture>) =>
    setPictures((known) => known.map((one) => (one.id === id ? { ...one, ...part } : one)));

  async function send(batch: readonly Picture[]) {
    const results = await uploadFiles(
      cloud,
      batch.map(({ file }) => file),
      {
        signal: leaving.current.signal,
        onProgress: ({ index, share }) => change(batch[index]?.id ?? '', { progress: share }),
      },
    );
    for (const [index, result] of results.entries()) {
      const id = batch[index]?.id ?? '';
      if ('fileId' in result) change(id, { state: 'done', progress: 1, fileId: result.fileId });
      else {
        change(id, { state: 'failed', progress: 0 });
        setError(errorText(result.error));
      }
    }
  }

  return {
    images: pictures,
    /** Why the last picture did not arrive; undefined when all is well. */
    error,
    fileIds: (): string[] => pictures.flatMap(({ fileId }) => fileId ?? []),
    add(files: readonly File[]): void {
      const room = FEEDBACK_IMAGES_MAX - pictures.length;
      setError(files.length > room ? t('tooMany') : undefined);
      const batch = files.slice(0, room).map((file): Picture => {
        number.current += 1;
        // What is no picture will be refused; there is nothing of it to show.
        const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : '';
        if (preview) previews.current.add(preview);
        return { id: `picture-${number.current}`, file, preview, state: 'sending', progress: 0 };
      });
      setPictures((known) => [...known, ...batch]);
      void send(batch);
    },
    remove(id: string): void {
      setError(undefined);
      setPictures((known) => known.filter((one) => one.id !== id));
    },
    retry(id: string): void {
      const again = pictures.find((one) => one.id === id);
      if (!again) return;
      setError(undefined);
      change(id, { state: 'sending', progress: 0 });
      void send([again]);
    },
  };
}
