import { Icon, type IconProps } from '../icon.tsx';

export const MemorialTabletIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 16.75V6.75a4 4 0 0 1 8 0v10M10.75 8.25h2.5v5.5h-2.5zM6 16.75h12l-1 1.75H7zM4.5 20.75c.6-1.2 1.4-2 2.5-2.25M19.5 20.75c-.6-1.2-1.4-2-2.5-2.25M4.5 20.75h15" />
  </Icon>
);
