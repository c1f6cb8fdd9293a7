import { Icon, type IconProps } from '../icon.tsx';

export const ScriptureIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 6.5l4.2-2L12 6.5l4.3-2 4.2 2v13l-4.2-2-4.3 2-4.3-2-4.2 2zM7.7 4.5v13M12 6.5v13M16.3 4.5v13" />
  </Icon>
);
