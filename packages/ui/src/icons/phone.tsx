import { Icon, type IconProps } from '../icon.tsx';

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 3.75l1.9 4.4c.2.5.05 1-.35 1.35L7.9 10.9c1 2.3 2.8 4.1 5.2 5.2l1.4-1.65c.35-.4.85-.55 1.35-.35l4.4 1.9c0 2.6-1.6 4.25-3.75 4.25C10.4 20.25 3.75 13.6 3.75 7.5 3.75 5.35 5.4 3.75 8 3.75z" />
  </Icon>
);
