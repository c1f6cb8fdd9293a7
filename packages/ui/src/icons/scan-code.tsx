import { Icon, type IconProps } from '../icon.tsx';

export const ScanCodeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.75 8V5.25a1.5 1.5 0 0 1 1.5-1.5H8M16 3.75h2.75a1.5 1.5 0 0 1 1.5 1.5V8M20.25 16v2.75a1.5 1.5 0 0 1-1.5 1.5H16M8 20.25H5.25a1.5 1.5 0 0 1-1.5-1.5V16M7.5 7.5h3.25v3.25H7.5zM13.75 7.5h2.75v3.25M7.5 13.75v2.75h3.25M14 14h2.5v2.5" />
  </Icon>
);
