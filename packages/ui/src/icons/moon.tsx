import { Icon, type IconProps } from '../icon.tsx';

export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13 3.25a5.6 5.6 0 0 0 7.25 7.4 6.75 6.75 0 0 1-2.9 3.75M13 3.25a6.75 6.75 0 0 0-4.4 5.5M6.25 20.25a3.1 3.1 0 0 1-.3-6.2 4 4 0 0 1 7.4-.95 3.6 3.6 0 0 1 3.4 3.55c0 2-1.5 3.6-3.5 3.6z" />
  </Icon>
);
