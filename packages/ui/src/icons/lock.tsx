import { Icon, type IconProps } from '../icon.tsx';

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 10.75h13v9.5h-13zM8.25 10.75V8a3.75 3.75 0 0 1 7.5 0v2.75M12 14.25v2.5" />
  </Icon>
);
