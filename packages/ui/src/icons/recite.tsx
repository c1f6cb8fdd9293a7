import { Icon, type IconProps } from '../icon.tsx';

export const ReciteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.3c-1.7 2.6-2.4 5-2.4 8.2L6.8 15.4l1.7 5.1h7l1.7-5.1-2.8-3.9c0-3.2-.7-5.6-2.4-8.2zM12 3.3v12.4" />
  </Icon>
);
