/** Turns one drawn SVG file into the source of its React component. */

const JSX_NAMES: Record<string, string> = {
  class: 'className',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  'stroke-dasharray': 'strokeDasharray',
  'fill-rule': 'fillRule',
};

/** `wooden-fish` becomes `WoodenFishIcon`. */
export function componentName(file: string): string {
  const words = file.replace(/\.svg$/, '').split('-');
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Icon`;
}

/**
 * The component's TypeScript source. Throws when the drawing carries an attribute that has no known React name,
 * so that nothing is lost in silence.
 */
export function iconSource(file: string, svg: string): string {
  const inner = svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .trim();
  const jsx = inner.replace(/\s([a-z-]+)="/g, (_, name: string) => {
    if (name.includes('-') && !JSX_NAMES[name]) throw new Error(`${file}: no React name for ${name}`);
    return ` ${JSX_NAMES[name] ?? name}="`;
  });
  return `import { Icon, type IconProps } from '../icon.tsx';

export const ${componentName(file)} = (props: IconProps) => (
  <Icon {...props}>
    ${jsx.replaceAll('/><', '/>\n    <').replaceAll('"/>', '" />')}
  </Icon>
);
`;
}

/** The index that exports every icon by name, in the order the formatter keeps. */
export function indexSource(files: string[]): string {
  const names = files.map((file) => file.replace('.svg', '')).sort();
  const lines = names.map((name) => `export { ${componentName(name)} } from './${name}.tsx';`);
  return `${lines.join('\n')}\n`;
}
