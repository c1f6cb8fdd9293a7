import { Icon, type IconProps } from '../icon.tsx';

export const LampIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 2.75c1.9 2.1 2.75 3.5 2.75 4.9a2.75 2.75 0 0 1-5.5 0c0-1.4.85-2.8 2.75-4.9zM5.25 12.75h13.5c-.4 2.7-2.7 4.25-6.75 4.25s-6.35-1.55-6.75-4.25zM12 17.25v3.5M8 21h8" />
  </Icon>
);
