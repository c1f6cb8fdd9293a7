import { Icon, type IconProps } from '../icon.tsx';

export const OfflineIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.7 6.3C9.6 5.8 10.6 5.5 11.6 5.5c3 0 5.2 2 5.7 4.9 2.2.2 3.7 1.7 3.7 3.8 0 1-.35 1.9-.95 2.55M6.4 8.9C4.3 9.4 3 11 3 13.1c0 2.5 1.9 4.4 4.5 4.4h8.75M4 3.75L20 20.5" />
  </Icon>
);
