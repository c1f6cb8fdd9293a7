import { Icon, type IconProps } from '../icon.tsx';

export const VolumeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.75 9.5v5h3.5l5 4.25V5.25l-5 4.25zM16 9.5l5 5M21 9.5l-5 5" />
  </Icon>
);
