import { Icon, type IconProps } from '../icon.tsx';

export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.25 4.75c0-.8.85-1.25 1.5-.85l10.6 6.7c1 .65 1 2.15 0 2.8l-10.6 6.7c-.65.4-1.5-.05-1.5-.85z" />
  </Icon>
);
