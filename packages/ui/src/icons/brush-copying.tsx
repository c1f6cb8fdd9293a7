import { Icon, type IconProps } from '../icon.tsx';

export const BrushCopyingIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20.75 3.25l-7.6 8.1M10.9 10.6c1.5.2 2.5 1.2 2.7 2.6-.9 2.1-3.1 3.8-6.6 4.3.3-3.4 1.7-5.8 3.9-6.9zM5.5 20.55c2-.5 3.6.6 5.75.4 2-.2 2.8-.7 4.35-.9" />
    <path fill="currentColor" stroke="none" d="M5.76 21.28C4.79 21.49 4.16 21.16 3.45 21.01C4.03 20.58 4.48 20.02 5.44 19.82zM15.41 19.31C17.37 19.06 18.52 19.38 19.87 19.51C18.59 19.97 17.56 20.55 15.59 20.79z" />
  </Icon>
);
