import { Icon, type IconProps } from '../icon.tsx';

export const ShippingIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3l8.25 4.25v9.5L12 21l-8.25-4.25v-9.5zM4 7.5l8 4 8-4M12 11.75V20.5M7.9 5.25l8 4v3.5" />
  </Icon>
);
