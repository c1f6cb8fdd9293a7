import type { ReactNode, SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Spoken name. Leave out when words stand beside the icon: it is then hidden from assistive technology. */
  label?: string;
}

/** The frame all icons share: 24 grid, 1.5 round line in the text's colour, sized by the text around it. */
export function Icon({ label, className, children, ...rest }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label === undefined}
      {...rest}
      className={`yg-ico ${className ?? ''}`.trimEnd()}
    >
      {children}
    </svg>
  );
}
