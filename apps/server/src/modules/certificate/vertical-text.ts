import { faces, runsOf } from './fonts.ts';
import { centred, lineAt, type TextStyle } from './svg.ts';

/** How far one upright character moves the pen, in ems. */
const ADVANCE = 1.14;
const BASELINE = 0.88;

/** Signs that lie in a line and stand in a column. */
const UPRIGHT_FORMS: Readonly<Record<string, string>> = {
  '《': '︽',
  '》': '︾',
  '『': '﹃',
  '』': '﹄',
  '「': '﹁',
  '」': '﹂',
  '（': '︵',
  '）': '︶',
  '(': '︵',
  ')': '︶',
};
const TURNED = /[《》『』「」（）()ー—–…～〜：；:;·・〈〉【】\-~]/u;
const HANGING = /[，。、．]/u;
const SMALL_KANA = /[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/u;
const UPRIGHT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}〇〓＊※！？%&、。，．！？]/u;

/** A piece that stands or is turned as a whole. */
interface Piece {
  readonly text: string;
  readonly kind: 'upright' | 'turned' | 'space';
  /** In ems. */
  readonly length: number;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const width = (text: string, weight: 400 | 700): number =>
  runsOf(text, weight).reduce((sum, run) => sum + run.width, 0);

/** Han, kana and Hangul stand one by one; a run of Latin or Thai is turned as one piece, cut at its spaces. */
export function piecesOf(text: string, weight: 400 | 700): Piece[] {
  const pieces: Piece[] = [];
  let run = '';
  const endRun = () => {
    if (run !== '') pieces.push({ text: run, kind: 'turned', length: width(run, weight) + 0.2 });
    run = '';
  };
  for (const { segment } of graphemes.segment(text)) {
    const stands = UPRIGHT.test(segment) || TURNED.test(segment);
    if (!stands && !/^\s$/u.test(segment)) {
      run += segment;
      continue;
    }
    endRun();
    if (/^\s$/u.test(segment)) pieces.push({ text: '', kind: 'space', length: segment === '　' ? 0.9 : 0.4 });
    else pieces.push({ text: segment, kind: 'upright', length: ADVANCE });
  }
  endRun();
  return pieces;
}

export const lengthOf = (text: string, weight: 400 | 700): number =>
  piecesOf(text, weight).reduce((sum, piece) => sum + piece.length, 0);

/** Fewer pieces at the head of a last column look lost there, a lone 册 above all. */
const FEWEST_LAST = 4;
const CLOSING = /[》』」）]/u;

/** Cuts a run without spaces that is longer than a column into pieces that are not. */
function cutToColumns(piece: Piece, weight: 400 | 700, longest: number): Piece[] {
  if (piece.kind !== 'turned' || piece.length <= longest) return [piece];
  const texts = [''];
  for (const { segment } of graphemes.segment(piece.text)) {
    const longer = `${texts.at(-1)}${segment}`;
    if (width(longer, weight) + 0.2 > longest) texts.push(segment);
    else texts[texts.length - 1] = longer;
  }
  return texts.map((text) => ({ ...piece, text, length: width(text, weight) + 0.2 }));
}

/** Breaks `text` into columns of at most `longest` ems. */
export function breakColumns(text: string, weight: 400 | 700, longest: number): Piece[][] {
  const columns: Piece[][] = [[]];
  let used = 0;
  for (const piece of piecesOf(text, weight).flatMap((piece) => cutToColumns(piece, weight, longest))) {
    const hanging = HANGING.test(piece.text);
    if (used > 0 && used + piece.length > longest && !hanging) {
      columns.push([]);
      used = 0;
    }
    if (used === 0 && piece.kind === 'space') continue;
    columns.at(-1)?.push(piece);
    used += piece.length;
  }
  return fillLast(columns.filter((column) => column.length > 0));
}

/** Moves pieces into a last column that has too few: all that stand behind a title, else as many as it lacks. */
function fillLast(columns: Piece[][]): Piece[][] {
  const [before, last] = columns.slice(-2);
  if (!before || !last || last.length >= FEWEST_LAST) return columns;
  const title = before.findLastIndex(({ text }) => CLOSING.test(text)) + 1;
  const lacking = before.length - FEWEST_LAST + last.length;
  // Never so much that the column before is the one that looks lost.
  const from = title > before.length / 2 && title < before.length ? title : lacking;
  if (from < FEWEST_LAST) return columns;
  return [...columns.slice(0, -2), before.slice(0, from), [...before.slice(from), ...last]];
}

/** Draws one column around the axis `x`, downwards from `top`. */
export function drawColumn(pieces: readonly Piece[], x: number, top: number, style: TextStyle): string {
  let y = top;
  return pieces
    .map((piece) => {
      const part = drawPiece(piece, x, y, style);
      y += piece.length * style.size;
      return part;
    })
    .join('');
}

function drawPiece(piece: Piece, x: number, y: number, style: TextStyle): string {
  const { size } = style;
  if (piece.kind === 'space') return '';
  if (piece.kind === 'turned') {
    // Turned clockwise; the line's middle, not its base, goes on the axis.
    return `<g transform="translate(${x - size * 0.3} ${y}) rotate(90)">${lineAt(piece.text, 0, 0, style)}</g>`;
  }
  const form = UPRIGHT_FORMS[piece.text];
  if (form !== undefined && faces()[0]?.file.has(form)) {
    return centred(form, x, y + size * BASELINE, style);
  }
  if (TURNED.test(piece.text)) {
    const middle = y + size * 0.5;
    return `<g transform="rotate(90 ${x} ${middle})">${centred(piece.text, x, middle + size * 0.38, style)}</g>`;
  }
  if (HANGING.test(piece.text)) {
    return centred(piece.text, x + size * 0.55, y + size * (BASELINE - 0.6), style);
  }
  const nudge = SMALL_KANA.test(piece.text) ? size * 0.08 : 0;
  return centred(piece.text, x + nudge, y + size * BASELINE - nudge, style);
}
