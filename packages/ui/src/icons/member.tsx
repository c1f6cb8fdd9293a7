import { Icon, type IconProps } from '../icon.tsx';

export const MemberIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 19.5c-3-2.6-4-7.5 0-14 4 6.5 3 11.4 0 14zM12 19.5c-5 .2-8-3.2-8.5-8.5 2.7.1 4.7 1 6 2.6M12 19.5c5 .2 8-3.2 8.5-8.5-2.7.1-4.7 1-6 2.6" />
  </Icon>
);
