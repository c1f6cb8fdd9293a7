import { Icon, type IconProps } from '../icon.tsx';

export const NameBoardIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4.5h16v15.5H4zM8 4.5V20M12 4.5V20M16 4.5V20M6 7.5v5M10 7.5v8M14 7.5v4.5M18 7.5v7" />
  </Icon>
);
