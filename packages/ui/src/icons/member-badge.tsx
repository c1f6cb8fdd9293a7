import { Icon, type IconProps } from '../icon.tsx';

export const MemberBadgeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.8 3.69A2.4 2.4 0 0 1 14.2 3.69A2.4 2.4 0 0 1 17.31 6.8A2.4 2.4 0 0 1 17.31 11.2A2.4 2.4 0 0 1 14.2 14.31A2.4 2.4 0 0 1 9.8 14.31A2.4 2.4 0 0 1 6.69 11.2A2.4 2.4 0 0 1 6.69 6.8A2.4 2.4 0 0 1 9.8 3.69z" />
    <path d="M9.75 9.1l1.6 1.6 2.9-3.2M8.25 15.25L7.25 21.5 12 19.25l4.75 2.25-1-6.25" />
  </Icon>
);
