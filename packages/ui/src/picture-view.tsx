import { useEffect, useRef, useState } from 'react';
import { closeHandlers, useNativeDialog } from './dialog.tsx';
import { CloseIcon } from './icons/close.tsx';
import s from './picture-view.module.css';

export interface PictureViewProps {
  open: boolean;
  onClose: () => void;
  src: string;
  alt: string;
  closeLabel: string;
  /** Of the button that shows the picture whole, and of the one that brings it near again. */
  wholeLabel: string;
  nearLabel: string;
  /** Begins at the right edge, as upright columns do. */
  fromRight?: boolean;
}

/** A picture on the whole screen, so near that its smallest words can be read; a tap shows it whole and near by turns. */
export function PictureView({ open, onClose, ...picture }: PictureViewProps) {
  const ref = useNativeDialog(open);
  return (
    <dialog ref={ref} className={s.view} aria-label={picture.alt} {...closeHandlers(onClose)}>
      {open ? <Opened {...picture} /> : null}
      <button type="button" className={s.close} aria-label={picture.closeLabel} onClick={onClose}>
        <CloseIcon />
      </button>
    </dialog>
  );
}

function Opened({ src, alt, wholeLabel, nearLabel, fromRight }: Omit<PictureViewProps, 'open' | 'onClose'>) {
  const [near, setNear] = useState(true);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = scroller;
    if (current && near) current.scrollLeft = fromRight ? current.scrollWidth : 0;
  }, [near, fromRight]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled with the keyboard too.
    <div ref={scroller} className={s.scroller} data-near={near} tabIndex={0}>
      <button type="button" aria-label={near ? wholeLabel : nearLabel} onClick={() => setNear(!near)}>
        <img src={src} alt={alt} />
      </button>
    </div>
  );
}
