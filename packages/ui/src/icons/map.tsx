import { Icon, type IconProps } from '../icon.tsx';

export const MapIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.75 6.25l5.25-2 6 2 5.25-2v13.5l-5.25 2-6-2-5.25 2zM9 4.25v13.5M15 6.25v13.5" />
  </Icon>
);
