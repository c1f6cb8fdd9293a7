import { Icon, type IconProps } from '../icon.tsx';

export const PracticeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 4h14v16.5H5zM8.5 8.3h.1M11.3 8.3H16M8.5 12.2h.1M11.3 12.2H16M8.5 16.2h.1M11.3 16.2H16" />
  </Icon>
);
