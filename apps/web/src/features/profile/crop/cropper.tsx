import { Button } from '@yuanguang/ui';
import { MinusIcon, PlusIcon, RefreshIcon } from '@yuanguang/ui/icons';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import s from './crop.module.css';
import { centred, mostZoom, moved, turned, type View, wholeView, zoomed } from './geometry.ts';
import { drawView, type Picture, turnedPicture } from './picture.ts';
import { useGestures } from './use-gestures.ts';

const STEP = 0.06;
const NEARER = 1.2;
/** Drawing pixels a side: sharp on every phone, quick on all. */
const CANVAS_PX = 720;

export interface Cropping {
  readonly picture: Picture;
  readonly view: View;
}

interface CropperProps extends Cropping {
  readonly onChange: (next: Cropping) => void;
}

/** The square of a picture that will be kept: moved by finger, arrow keys or a tap, brought nearer by pinch or buttons. */
export function Cropper({ picture, view, onChange }: CropperProps) {
  const t = useTranslations('profile.crop');
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const help = useId();
  const look = (next: View) => onChange({ picture, view: next });
  const gestures = useGestures(frame, {
    move: (right, down) => look(moved(picture, view, right, down)),
    zoom: (factor, atX, atY) => look(zoomed(picture, view, factor, atX, atY)),
    tap: (atX, atY) => look(centred(picture, view, atX, atY)),
  });

  useEffect(() => {
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper');
    if (canvas.current) drawView(canvas.current, picture, view, paper);
  }, [picture, view]);

  function onKeyDown(event: KeyboardEvent) {
    const next = byKey(event.key);
    if (!next) return;
    event.preventDefault();
    look(next);
  }

  function byKey(key: string): View | undefined {
    if (key === 'ArrowLeft') return moved(picture, view, STEP, 0);
    if (key === 'ArrowRight') return moved(picture, view, -STEP, 0);
    if (key === 'ArrowUp') return moved(picture, view, 0, STEP);
    if (key === 'ArrowDown') return moved(picture, view, 0, -STEP);
    if (key === '+' || key === '=') return zoomed(picture, view, NEARER);
    if (key === '-') return zoomed(picture, view, 1 / NEARER);
    if (key === '0') return wholeView(picture);
    return undefined;
  }

  return (
    <div className={s.cropper}>
      <div
        ref={frame}
        className={s.frame}
        role="application"
        aria-label={t('area')}
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard's way to move the picture.
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...gestures}
      >
        <canvas ref={canvas} width={CANVAS_PX} height={CANVAS_PX} />
        <span className={s.halo} />
      </div>
      <p className="yg-note" id={help}>
        {t('help')}
      </p>
      <div className={s.tools}>
        <button
          type="button"
          aria-label={t('further')}
          disabled={view.zoom <= 1}
          onClick={() => look(zoomed(picture, view, 1 / NEARER))}
        >
          <MinusIcon />
        </button>
        <input
          type="range"
          aria-label={t('zoom')}
          min={1}
          max={mostZoom(picture)}
          step={0.01}
          value={view.zoom}
          onChange={(event) => look(zoomed(picture, view, Number(event.target.value) / view.zoom))}
        />
        <button
          type="button"
          aria-label={t('nearer')}
          disabled={view.zoom >= mostZoom(picture)}
          onClick={() => look(zoomed(picture, view, NEARER))}
        >
          <PlusIcon />
        </button>
      </div>
      <Button
        variant="link"
        icon={<RefreshIcon />}
        onClick={() => onChange({ picture: turnedPicture(picture), view: turned(picture, view) })}
      >
        {t('turn')}
      </Button>
    </div>
  );
}
