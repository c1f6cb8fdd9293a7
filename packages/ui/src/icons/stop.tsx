import { Icon, type IconProps } from '../icon.tsx';

export const StopIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.25 5.75h9.5a1.5 1.5 0 0 1 1.5 1.5v9.5a1.5 1.5 0 0 1-1.5 1.5h-9.5a1.5 1.5 0 0 1-1.5-1.5v-9.5a1.5 1.5 0 0 1 1.5-1.5z" />
  </Icon>
);
