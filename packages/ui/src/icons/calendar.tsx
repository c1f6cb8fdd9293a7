import { Icon, type IconProps } from '../icon.tsx';

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M18.75 5.25H5.25a1.5 1.5 0 0 0-1.5 1.5v12a1.5 1.5 0 0 0 1.5 1.5h13.5a1.5 1.5 0 0 0 1.5-1.5V7M3.75 9.25h16.5M8 3v4M16 3v4M15 16.1a3.25 3.25 0 1 1-3.4-4.35 2.75 2.75 0 0 0 3.4 4.35z" />
  </Icon>
);
