import type { Language } from '../../domain/language/language';
import { NoWrapDates } from './no-wrap-dates';

/**
 * A plain text with formatting: an empty line starts a paragraph, line breaks stay, lines that
 * start with a hyphen are a list.
 */
export function Prose({ text, lang }: { text: string; lang?: Language | undefined }) {
  const blocks = joinUnits(text.trim()).split(/\n\s*\n/);
  return (
    <div className="prose prose--plain" lang={lang}>
      {blocks.map((block) =>
        isBulletList(block) ? (
          <ul key={block}>
            {block.split('\n').map((line) => (
              <li key={line}>
                <NoWrapDates text={line.replace(BULLET_PATTERN, '')} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={block}>
            <NoWrapDates text={block} />
          </p>
        ),
      )}
    </div>
  );
}

/** Replaces the space between a number and its unit by a non-breaking one (docs/look.md, Type). */
const joinUnits = (text: string): string =>
  text
    .replace(
      /(\d) (?=(?:m²|m³|m|km|are|ares|ha|kWh|kW|uur|min|%|€|euros?)(?![\p{L}\d]))/gu,
      '$1\u00a0',
    )
    .replace(/€ (?=\d)/g, '€\u00a0');

const BULLET_PATTERN = /^\s*[-–•]\s+/;

const isBulletList = (block: string): boolean =>
  block.split('\n').every((line) => BULLET_PATTERN.test(line));
