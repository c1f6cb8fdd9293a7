import { Icon, type IconProps } from '../icon.tsx';

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.75 6.5h14.5M9 6.5V4.25h6V6.5M6.5 6.5l.9 13.75h9.2l.9-13.75M10 10.25v6M14 10.25v6" />
  </Icon>
);
