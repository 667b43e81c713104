import type { Language } from '../../domain/language/language';
import { Unbroken } from './unbroken';

/**
 * A text as an agent writes it: an empty line begins a paragraph, a line break stays one, lines that
 * begin with a hyphen are a list.
 */
export function Prose({ text, lang }: { text: string; lang?: Language | undefined }) {
  const blocks = withUnits(text.trim()).split(/\n\s*\n/);
  return (
    <div className="copy copy--plain" lang={lang}>
      {blocks.map((block) =>
        isList(block) ? (
          <ul key={block}>
            {block.split('\n').map((line) => (
              <li key={line}>
                <Unbroken text={line.replace(BULLET, '')} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={block}>
            <Unbroken text={block} />
          </p>
        ),
      )}
    </div>
  );
}

/** A figure stays on one line with its unit, before it or after it (look/tokens, Type). */
const withUnits = (text: string): string =>
  text
    .replace(
      /(\d) (?=(?:m²|m³|m|km|are|ares|ha|kWh|kW|uur|min|%|€|euros?)(?![\p{L}\d]))/gu,
      '$1\u00a0',
    )
    .replace(/€ (?=\d)/g, '€\u00a0');

const BULLET = /^\s*[-–•]\s+/;

const isList = (block: string): boolean => block.split('\n').every((line) => BULLET.test(line));
