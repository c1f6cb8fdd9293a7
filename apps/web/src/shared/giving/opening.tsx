import { Seal } from '@yuanguang/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { maySound } from '../preferences/stillness.ts';
import type { Fish } from '../sound/fish.ts';
import s from './opening.module.css';

/** How long what it shows is waited for, in milliseconds; without it the seal is pressed at once. */
const WAIT_MS = 1_500;
const PRESSED_MS = 1_100;
/** When the seal meets the paper, and what a hand feels of it. */
const TOUCH_MS = 380;
const FELT_MS = 30;

type At<Step extends string> = Step | 'waiting' | 'pressed';

interface OpeningProps<Step extends string> {
  /** What is seen one after the other, and how long each, in milliseconds; then the seal is pressed. The same list always. */
  readonly steps: readonly (readonly [Step, number])[];
  /** False while what it shows is still to come. */
  readonly ready?: boolean;
  readonly onEnd: () => void;
  /** The picture at one of its steps, with the place for the seal; without a picture the seal alone is pressed. */
  readonly picture: ((at: At<Step>, seal: ReactNode) => ReactNode) | undefined;
  /** The line below the picture. */
  readonly words: (at: At<Step>) => ReactNode;
}

/**
 * Over the place of the certificate, once, when the payer comes back: a picture of what was given, then the seal is
 * pressed. A tap ends it. The page's words say the same, so screen readers are told nothing of it.
 */
export function Opening<Step extends string>({
  steps,
  ready = true,
  onEnd,
  picture,
  words,
}: OpeningProps<Step>) {
  const [index, setIndex] = useState(-1);
  const waiting = index < 0;
  const at: At<Step> = waiting ? 'waiting' : (steps[index]?.[0] ?? 'pressed');
  const end = useEffectEvent(onEnd);
  const mayBegin = waiting && ready;
  const fish = useRef<Promise<Fish | undefined>>(undefined);

  useEffect(() => {
    if (!maySound()) return;
    const taken = import('../sound/fish.ts').then(({ takeUpFish }) => takeUpFish()).catch(() => undefined); // Without its sound the seal is pressed all the same.
    fish.current = taken;
    return () => void taken.then((one) => one?.putDown());
  }, []);

  useEffect(() => {
    const lasts = index < 0 ? (mayBegin ? 0 : WAIT_MS) : (steps[index]?.[1] ?? PRESSED_MS);
    const timer = setTimeout(() => {
      if (index < 0) setIndex(mayBegin ? 0 : steps.length);
      else if (index < steps.length) setIndex(index + 1);
      else end();
    }, lasts);
    const touch = index === steps.length ? setTimeout(() => press(fish.current), TOUCH_MS) : undefined;
    return () => {
      clearTimeout(timer);
      clearTimeout(touch);
    };
  }, [index, mayBegin, steps]);

  const seal = at === 'pressed' ? <Seal className={s.seal} /> : null;
  return (
    <div className={s.opening} aria-hidden="true" data-step={at} onClick={onEnd}>
      {picture ? (
        <div className={s.scene}>
          <div className={s.print}>{picture(at, seal)}</div>
          {words(at)}
        </div>
      ) : (
        seal
      )}
    </div>
  );
}

function press(fish: Promise<Fish | undefined> | undefined): void {
  navigator.vibrate?.(FELT_MS);
  void fish?.then((one) => one?.strike('fish'));
}
