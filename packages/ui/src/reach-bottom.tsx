import { useEffect, useRef } from 'react';

export interface ReachBottomProps {
  /** Called each time the end comes within reach. */
  onReach: () => void;
  /** Nothing more to load, or a page is under way. */
  disabled?: boolean;
  /** CSS pixels before the end, 50 unless told. */
  distancePx?: number;
}

/** An unseen line at the end of a list. */
export function ReachBottom({ onReach, disabled, distancePx = 50 }: ReachBottomProps) {
  const line = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  reach.current = onReach;
  useEffect(() => {
    if (!line.current || disabled) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reach.current();
      },
      { rootMargin: `0px 0px ${distancePx}px 0px` },
    );
    watch.observe(line.current);
    return () => watch.disconnect();
  }, [disabled, distancePx]);
  return <div ref={line} aria-hidden="true" style={{ height: 1 }} />;
}
