import { Icon, type IconProps } from '../icon.tsx';

export const CameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 7.25h2.2c.5 0 .95-.25 1.2-.7l.9-1.5c.3-.5.75-.8 1.3-.8h2.8c.55 0 1 .3 1.3.8l.9 1.5c.25.45.7.7 1.2.7H19a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 7.25z" />
    <circle cx="12" cy="13" r="3.25" />
  </Icon>
);
