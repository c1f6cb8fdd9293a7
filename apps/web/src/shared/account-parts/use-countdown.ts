import { systemNow } from '@yuanguang/cloud';
import { useEffect, useState } from 'react';

/** Seconds left of a wait, 0 when there is none, and how to begin one. A page that slept in between counts on. */
export function useCountdown(): [left: number, start: (seconds: number) => void, stop: () => void] {
  /** Milliseconds since 1970. */
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (end === 0) return;
    const count = () => {
      const seconds = Math.max(0, Math.ceil((end - systemNow()) / 1_000));
      setLeft(seconds);
      if (seconds === 0) setEnd(0);
    };
    const timer = setInterval(count, 500);
    return () => clearInterval(timer);
  }, [end]);
  return [
    left,
    (seconds) => {
      setLeft(seconds);
      setEnd(systemNow() + seconds * 1_000);
    },
    () => {
      setLeft(0);
      setEnd(0);
    },
  ];
}
