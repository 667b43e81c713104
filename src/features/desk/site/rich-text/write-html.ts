import type { RichBlock, RichLine, RichRun } from './rich-block';

/** Writes blocks as HTML. */
export const writeHtml = (blocks: readonly RichBlock[]): string => blocks.map(writeBlock).join('');

function writeBlock({ kind, lines }: RichBlock): string {
  const written = lines.map((line) => writeRuns(line));
  const inline = written.join('<br>');
  const items = written.map((item) => `<li>${item}</li>`).join('');
  return {
    paragraph: `<p>${inline}</p>`,
    heading2: `<h2>${inline}</h2>`,
    heading3: `<h3>${inline}</h3>`,
    quote: `<blockquote><p>${inline}</p></blockquote>`,
    bullets: `<ul>${items}</ul>`,
    numbers: `<ol>${items}</ol>`,
  }[kind];
}

const LOOKS = ['bold', 'italic', 'link'] as const;
type LookName = (typeof LOOKS)[number];

/** Writes runs: around the words of a run stands first the look that holds for the most runs from there on. */
function writeRuns(line: RichLine, looks: readonly LookName[] = LOOKS): string {
  const [run] = line;
  if (!run) return '';
  const [widest] = looks
    .filter((look) => run[look])
    .map((look) => ({ look, length: countAlike(line, look) }))
    .toSorted((one, other) => other.length - one.length);
  const rest = line.slice(widest?.length ?? 1);
  if (!widest) return escapeHtml(run.text) + writeRuns(rest, looks);
  const { look, length } = widest;
  const words = writeRuns(
    line.slice(0, length),
    looks.filter((other) => other !== look),
  );
  return wrap(look, run, words) + writeRuns(rest, looks);
}

const countAlike = (line: RichLine, look: LookName): number => {
  const end = line.findIndex((run) => run[look] !== line[0]?.[look]);
  return end < 0 ? line.length : end;
};

function wrap(look: LookName, { link }: RichRun, words: string): string {
  if (look === 'link') return `<a href="${escapeHtml(link)}">${words}</a>`;
  return look === 'bold' ? `<strong>${words}</strong>` : `<em>${words}</em>`;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
