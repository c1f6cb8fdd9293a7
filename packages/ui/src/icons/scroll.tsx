import { Icon, type IconProps } from '../icon.tsx';

export const ScrollIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 4.75h.5a1 1 0 0 1 1 1v12.5a1 1 0 0 1-1 1H4.75a1 1 0 0 1-1-1V5.75a1 1 0 0 1 1-1zM18.5 4.75h.75a1 1 0 0 1 1 1v12.5a1 1 0 0 1-1 1h-.75a1 1 0 0 1-1-1V5.75a1 1 0 0 1 1-1zM5.1 2.75v1.75M5.1 19.5v1.75M18.9 2.75v1.75M18.9 19.5v1.75M6.75 7h10.5M6.75 17h10.5M10.25 10v4M13.75 10v2.5" />
  </Icon>
);
