import { Icon, type IconProps } from '../icon.tsx';

export const QuizIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 4.25h12M6 19.75h12M7.25 4.5v15M16.75 4.5v15M4.75 4.25h.01M19.25 4.25h.01M4.75 19.75h.01M19.25 19.75h.01M10 9.75c0-1.2.8-2 2-2s2 .8 2 1.9c0 1.5-2 1.7-2 3.35" />
    <circle className="accent" cx="12" cy="15.75" r="0.95" fill="currentColor" stroke="none" />
  </Icon>
);
