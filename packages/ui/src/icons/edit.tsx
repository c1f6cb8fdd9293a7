import { Icon, type IconProps } from '../icon.tsx';

export const EditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20l1-4.25L16.25 4.5l3.25 3.25L8.25 19zM14 6.75L17.25 10" />
  </Icon>
);
