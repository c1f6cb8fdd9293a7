import { Icon, type IconProps } from '../icon.tsx';

export const SingingBowlIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.75 9.25c4 0 7 .8 7 2s-3 2-7 2-7-.8-7-2 3-2 7-2zM3.75 11.5c.2 4.3 2.5 7 5.75 7H12c3.25 0 5.55-2.7 5.75-7M6.5 21.25c2.8-.7 5.7-.7 8.5 0M18.2 5.4l2.05-2.15" />
    <path d="M15.9 7.8l1.3-1.35" strokeWidth="3" />
  </Icon>
);
