import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from './camera.ts';

const STYLE = `body{margin:0;background:#f7f1e6;color:#3b2a1e;font:15px/1.5 system-ui,sans-serif}
header{position:sticky;top:0;background:#a5673f;color:#fff;padding:10px 16px;display:flex;gap:14px;flex-wrap:wrap;z-index:1}
h1{font-size:18px;margin:0}label{display:flex;gap:6px;align-items:center}select{font:inherit;padding:2px 6px}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:18px;padding:16px}
figure{margin:0}a{display:block;max-height:560px;overflow:hidden;border:1px solid #3b2a1e40}img{width:100%;display:block}
figcaption{font-size:13px;padding-top:4px}.trouble{color:#a23021}[hidden]{display:none}`;

const SCRIPT = `const picks=[...document.querySelectorAll('select')],shots=[...document.querySelectorAll('figure')],
count=document.querySelector('output');
function sift(){let n=0;for(const shot of shots){const on=picks.every(p=>!p.value||shot.dataset[p.name]===p.value);
shot.hidden=!on;if(on)n++}count.value=n+' pictures';history.replaceState(null,'','#'+picks.map(p=>p.value).join('/'))}
location.hash.slice(1).split('/').forEach((value,i)=>{if(picks[i])picks[i].value=decodeURIComponent(value)});
picks.forEach(p=>p.addEventListener('change',sift));sift()`;

const FILTERS = ['page', 'state', 'language', 'screen', 'light', 'extent'] as const;

function facts({ scene, mode, extent }: Picture): Record<(typeof FILTERS)[number], string> {
  return { page: scene.page, state: scene.state, ...mode, extent };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** One page with all pictures, to be sifted by page, state and mode. */
export async function writeIndex(folder: string, pictures: readonly Picture[]): Promise<void> {
  const selects = FILTERS.map((name) => {
    const values = [...new Set(pictures.map((picture) => facts(picture)[name]))];
    const options = values.map((value) => `<option>${escaped(value)}</option>`).join('');
    return `<label>${name}<select name="${name}"><option value="">all</option>${options}</select></label>`;
  });
  const figures = pictures.map((picture) => {
    const data = Object.entries(facts(picture)).map(([name, value]) => `data-${name}="${escaped(value)}"`);
    const caption = Object.values(facts(picture)).join(' · ');
    const trouble = picture.trouble
      .map((line) => `<br><span class="trouble">${escaped(line)}</span>`)
      .join('');
    return `<figure ${data.join(' ')}><a href="${picture.file}"><img loading="lazy" src="${picture.file}" alt="${escaped(caption)}"></a><figcaption>${escaped(caption)}${trouble}</figcaption></figure>`;
  });
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${STYLE}</style>
<header><h1>Gallery</h1>${selects.join('')}<output></output></header><main>${figures.join('\n')}</main>
<script>${SCRIPT}</script></html>\n`,
  );
}
