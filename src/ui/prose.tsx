import type { Language } from '../language/language';

/**
 * A text as an agent writes it: an empty line begins a paragraph, a line break stays one, lines that
 * begin with a hyphen are a list.
 */
export function Prose({ text, lang }: { text: string; lang?: Language | undefined }) {
  const blocks = text.trim().split(/\n\s*\n/);
  return (
    <div className="copy copy--plain" lang={lang}>
      {blocks.map((block) =>
        isList(block) ? (
          <ul key={block}>
            {block.split('\n').map((line) => (
              <li key={line}>{line.replace(BULLET, '')}</li>
            ))}
          </ul>
        ) : (
          <p key={block}>{block}</p>
        ),
      )}
    </div>
  );
}

const BULLET = /^\s*[-–•]\s+/;

const isList = (block: string): boolean => block.split('\n').every((line) => BULLET.test(line));
