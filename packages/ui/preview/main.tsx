import '../src/tokens.css';
import '../src/base.css';
import { createRoot } from 'react-dom/client';
import { Part } from './parts.tsx';

// ?lang=th&theme=dark&text=1.5&part=sponsor shows one sheet of parts in one way of reading.
const query = new URLSearchParams(location.search);
const root = document.documentElement;
root.lang = query.get('lang') ?? 'zh-Hans';
for (const name of ['theme', 'text', 'contrast']) {
  const value = query.get(name);
  if (value) root.dataset[name] = value;
}
const mount = document.getElementById('root');
if (mount) createRoot(mount).render(<Part name={query.get('part') ?? 'sponsor'} thai={root.lang === 'th'} />);
