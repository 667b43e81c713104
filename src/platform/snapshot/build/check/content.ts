import { allowedImageHost } from '../../../../domain/images/image';
import type { SnapshotFile } from '../source';
import { SNAPSHOT_FILES } from '../source';
import type { Examined, Finding, Rule } from './finding';
import { error, warning } from './finding';
import { recordName } from './record-name';

/** What texts and pictures bring along: nothing that runs, and nothing from hosts nobody allowed. */
export const CONTENT: Rule = {
  whole: ['site/configuration.json'],
  find({ source }) {
    const findings: Finding[] = [];
    const { images } = source['site/configuration.json'];
    for (const file of Object.keys(SNAPSHOT_FILES) as SnapshotFile[]) {
      for (const [index, record] of recordsOf(source, file).entries()) {
        const name = () => recordName(file, record, index);
        visitTexts(record, '', (field, text) => {
          if (text.includes('<') && HTML_FIELD.test(field)) {
            for (const { pattern, what } of ACTIVE_HTML) {
              if (pattern.test(text)) findings.push(error(file, name(), field, `holds ${what}`));
            }
          } else if (PICTURE_FIELD.test(field) && text && !allowedImageHost(text, images)) {
            findings.push(warning(file, name(), field, `is ${text}${STRANGE_HOST}`));
          }
        });
      }
    }
    return findings;
  },
};

/** Fields that hold HTML of the agency's own hand, in any language; every other text is shown as text. */
const HTML_FIELD =
  /(^|\.)(body|intro|content|introText|fullText|description2?|bannerDescription|(Short|Location)?Description)(\.(nl|fr|en|de))?$/;

/** What would run in a visitor's browser. It is sanitized away as well; that it is there at all is the news. */
const ACTIVE_HTML: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /<\s*script\b/i, what: 'a script' },
  { pattern: /<[^>]*[\s/"']on[a-z]+\s*=/i, what: 'an event handler' },
  {
    pattern: /<[^>]*=\s*["']?\s*(javascript:|vbscript:|data:text\/html)/i,
    what: 'a link that runs code',
  },
];

const PICTURE_FIELD =
  /(^|\.)((image|logo|media|SmallPictureItem|XLargePictureItem|(images|image|Pictures)\.\d+)\.[uU]rl|SmallPicture)$/;

const STRANGE_HOST = ', on a host that the configuration does not allow: it will not be shown';

const recordsOf = (source: Examined['source'], file: SnapshotFile): readonly unknown[] =>
  [source[file]].flat();

/** Every text within a record with its dotted path. A callback, for it runs over every text there is. */
function visitTexts(
  value: unknown,
  path: string,
  ctx: (field: string, text: string) => void,
): void {
  if (typeof value === 'string') ctx(path, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string' || typeof inner === 'object') {
        visitTexts(inner, path ? `${path}.${key}` : key, ctx);
      }
    }
  }
}
