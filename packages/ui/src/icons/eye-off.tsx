import { Icon, type IconProps } from '../icon.tsx';

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 7.9c-1.5 1-2.8 2.5-4 4.35 2.5 4 5.7 6 9.5 6 1.9 0 3.6-.5 5.1-1.4M10 5.95c.7-.15 1.3-.2 2-.2 3.8 0 7 2.25 9.5 6.5-.7 1.1-1.4 2-2.2 2.8M9.9 10.2a2.75 2.75 0 0 0 3.9 3.9M4 3.75L20 20.5" />
  </Icon>
);
