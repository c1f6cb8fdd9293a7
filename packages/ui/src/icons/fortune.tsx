import { Icon, type IconProps } from '../icon.tsx';

export const FortuneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.8 13.5a5.2 5.2 0 0 1 10.4 0M12 3.5v2M4.8 6.6l1.4 1.4M19.2 6.6L17.8 8M3 16.5h18M6 19.7h12" />
  </Icon>
);
