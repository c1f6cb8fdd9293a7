import { Icon, type IconProps } from '../icon.tsx';

export const ContentsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4.5h16v15H4zM8 7.5v6M12 7.5v9M16 7.5v4.5" />
  </Icon>
);
