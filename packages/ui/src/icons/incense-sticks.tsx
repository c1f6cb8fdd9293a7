import { Icon, type IconProps } from '../icon.tsx';

export const IncenseSticksIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.25 16.75h11.5c-.2 2.8-2.2 4.5-5.75 4.5s-5.55-1.7-5.75-4.5zM9.9 16.5L8.9 9.75M12 16.5V8M14.1 16.5l1-6.75M12.2 5.4c-.6-.4-.6-1-.3-1.5" />
    <circle className="accent" cx="8.8" cy="9.3" r="0.9" fill="currentColor" stroke="none" />
    <circle className="accent" cx="12" cy="7.5" r="0.9" fill="currentColor" stroke="none" />
    <circle className="accent" cx="15.2" cy="9.3" r="0.9" fill="currentColor" stroke="none" />
    <path fill="currentColor" stroke="none" d="M11.26 3.55C11.88 2.56 12.3 2.06 12.77 1.43C12.81 2.37 13.16 3.36 12.54 4.35z" />
  </Icon>
);
