import { Icon, type IconProps } from '../icon.tsx';

export const HistoryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9.5A8.5 8.5 0 1 1 3.5 13M3.75 5.25L4 9.5l4-.75M12 7.5v5l3.5 2" />
  </Icon>
);
