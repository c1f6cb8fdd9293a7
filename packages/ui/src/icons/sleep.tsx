import { Icon, type IconProps } from '../icon.tsx';

export const SleepIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M18.5 15.25A7.75 7.75 0 1 1 9.75 5a6.25 6.25 0 0 0 8.75 10.25zM13.5 4.25h3.25l-3.25 4h3.25M18.25 9.75h2.25l-2.25 2.75h2.25" />
  </Icon>
);
