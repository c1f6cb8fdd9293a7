import { Icon, type IconProps } from '../icon.tsx';

export const FruitIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8.25" cy="12.5" r="3.25" />
    <circle cx="15.75" cy="12.5" r="3.25" />
    <path d="M8.9 8.75a3.25 3.25 0 1 1 6.2 0M12 4.6c.1-1.3.9-2.1 2.5-2.35M3.25 16.25h17.5c-.9 2.3-3.2 3.5-6 3.5h-5.5c-2.8 0-5.1-1.2-6-3.5zM9 21.75h6" />
  </Icon>
);
