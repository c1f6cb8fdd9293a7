import { Icon, type IconProps } from '../icon.tsx';

export const VolumeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.75 9.5v5h3.5l5 4.25V5.25l-5 4.25zM15.5 9c1.3 1.9 1.3 4.1 0 6M18.25 6.5c2.5 3.4 2.5 7.6 0 11" />
  </Icon>
);
