import { Icon, type IconProps } from '../icon.tsx';

export const NewsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 4.5h11v15.5H7a2 2 0 0 1-2-2zM16 8.5h3V18a2 2 0 0 1-2 2M8 8.5h5M8 12h5M8 15.5h3" />
  </Icon>
);
