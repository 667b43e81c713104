import { isSimpleHtml } from '../../domain/format/html-blocks';
import type { Language } from '../../domain/language/language';
import type { RequestContext } from '../../platform/request-context';
import { Html } from './html';
import { NoWrapDates } from './no-wrap-dates';

/**
 * A text of the catalogue: simple HTML, or plain text, where an empty line starts a paragraph, line breaks stay, and lines
 * that start with a hyphen are a list.
 */
export function Prose({
  ctx,
  text,
  lang,
}: {
  ctx: RequestContext;
  text: string;
  lang?: Language | undefined;
}) {
  const joined = joinUnits(text.trim());
  if (isSimpleHtml(joined))
    return <Html ctx={ctx} html={{ [lang ?? ctx.language]: joined }} className="prose" />;
  const blocks = joined.split(/\n\s*\n/);
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
