import { Icon, type IconProps } from '../icon.tsx';

export const WoodenFishIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20.1 13.6c-.5-3-3.6-4.85-7.9-4.85-5 0-8.7 2.5-8.7 6.15 0 3.5 3.4 5.85 8.2 5.85 4.2 0 7.3-1.6 8.1-4.15l-7.2-.3a1.6 1.6 0 1 1-.1-2.5zM5.4 10.6C3.9 9.5 4.1 7.5 5.7 7.2c1.3-.25 2.3.6 2.5 1.9" />
    <circle cx="15.25" cy="5" r="1.75" />
    <path d="M17 4.5l4.5-1.25" />
  </Icon>
);
