import { Icon, type IconProps } from '../icon.tsx';

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.25v15.5M4.25 12h15.5" />
  </Icon>
);
