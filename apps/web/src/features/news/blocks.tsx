import type { NewsBlock } from '@yuanguang/contract/objects/news';
import s from './news.module.css';

/** The parts of an article. Texts are plain: nothing in them becomes markup. */
export function Blocks({ blocks }: { blocks: readonly NewsBlock[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an article never move.
    <Block key={index} block={block} />
  ));
}

function Block({ block }: { block: NewsBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'quote':
      return (
        <figure className={s.quote}>
          <blockquote>{block.text}</blockquote>
          {block.source === '' ? null : <figcaption className="yg-note">{block.source}</figcaption>}
        </figure>
      );
    default:
      return <p>{block.text}</p>;
  }
}
