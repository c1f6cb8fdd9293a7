import { Icon, type IconProps } from '../icon.tsx';

export const AddressIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21.25c-4.4-4-6.75-7.6-6.75-10.9C5.25 6.3 8.2 3.25 12 3.25s6.75 3.05 6.75 7.1c0 3.3-2.35 6.9-6.75 10.9z" />
    <circle cx="12" cy="10.25" r="2.5" />
  </Icon>
);
