import { Icon, type IconProps } from '../icon.tsx';

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.75v11M7.5 10.5l4.5 4.25 4.5-4.25M4.5 17v3.25h15V17" />
  </Icon>
);
