import { Icon, type IconProps } from '../icon.tsx';

export const RainIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 13.25C5 13.25 3.25 11.6 3.25 9.4c0-2 1.4-3.4 3.4-3.7C7.5 3.9 9.2 2.9 11.3 2.9c2.8 0 4.9 1.8 5.3 4.4 2.4 0 4.15 1.2 4.15 3.1 0 1.8-1.4 2.85-3.5 2.85M8 16.5l-1 2M12.5 13.5l-1 2M11.25 18.75l-1 2M16.5 16.5l-1 2" />
  </Icon>
);
