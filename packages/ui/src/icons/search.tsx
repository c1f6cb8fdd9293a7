import { Icon, type IconProps } from '../icon.tsx';

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.75" cy="10.75" r="6.75" />
    <path d="M15.75 15.75l4.75 4.75" />
  </Icon>
);
