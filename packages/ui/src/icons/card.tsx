import { Icon, type IconProps } from '../icon.tsx';

export const CardIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.25 5.25H4.75a1.5 1.5 0 0 0-1.5 1.5v10.5a1.5 1.5 0 0 0 1.5 1.5h14.5a1.5 1.5 0 0 0 1.5-1.5V7M3.25 9.75h17.5M6.75 15.25h3.5" />
  </Icon>
);
