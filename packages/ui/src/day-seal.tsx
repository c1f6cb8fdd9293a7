import s from './day-seal.module.css';

const LOTUS =
  'M50 84C30 78 22 62 26 46c10 2 18 10 24 22 6-12 14-20 24-22 4 16-4 32-24 38zM50 66C40 52 40 34 50 18c10 16 10 34 0 48zM24 44C14 42 10 48 8 54c4 14 12 24 24 28M76 44c10-2 14 4 16 10-4 14-12 24-24 28M22 92H78';

/** A small seal with a lotus where something was done, an open square where it was not; said in words beside it. */
export function DaySeal({ pressed }: { pressed: boolean }) {
  if (!pressed) return <span className={s.spot} />;
  return (
    <svg className={s.seal} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path className={s.field} d="M3 6 34 2 66 4 97 3 98 36 96 68 98 97 64 98 33 96 4 98 2 66 4 33z" />
      <path className={s.lotus} transform="translate(14 12) scale(.72)" d={LOTUS} />
    </svg>
  );
}
