import { Icon, type IconProps } from '../icon.tsx';

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15V3.5M8 7c1.7-.8 3-1.9 4-3.5 1 1.6 2.3 2.7 4 3.5M8 11H6.25a1.5 1.5 0 0 0-1.5 1.5v6.75a1.5 1.5 0 0 0 1.5 1.5h11.5a1.5 1.5 0 0 0 1.5-1.5V12.5a1.5 1.5 0 0 0-1.5-1.5H16" />
  </Icon>
);
