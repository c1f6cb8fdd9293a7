import { Icon, type IconProps } from '../icon.tsx';

export const OpeningHoursIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 3.8A8.75 8.75 0 1 0 12 3.25M12 7.25v5l-3.25 2.5" />
  </Icon>
);
