import { Icon, type IconProps } from '../icon.tsx';

export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.25 8.25h9a1.5 1.5 0 0 1 1.5 1.5v9.5a1.5 1.5 0 0 1-1.5 1.5h-7.5a1.5 1.5 0 0 1-1.5-1.5zM15.75 5.25v-.5a1.5 1.5 0 0 0-1.5-1.5h-7.5a1.5 1.5 0 0 0-1.5 1.5v9.5a1.5 1.5 0 0 0 1.5 1.5" />
  </Icon>
);
