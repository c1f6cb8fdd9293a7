import { Icon, type IconProps } from '../icon.tsx';

export const BellNoticeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 16.75c1.2-1.4 1.5-3.2 1.5-5.75 0-3 1.7-5.25 4.5-5.25s4.5 2.25 4.5 5.25c0 2.55.3 4.35 1.5 5.75zM12 5.75V3.75M10.25 20a2 2 0 0 0 3.5 0" />
  </Icon>
);
