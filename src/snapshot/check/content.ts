import { allowedImageHost } from '../../images/image';
import type { SnapshotFile } from '../source';
import { SNAPSHOT_FILES } from '../source';
import type { Examined, Rule } from './finding';
import { error, warning } from './finding';
import { recordName } from './record-name';
import { textsWithin } from './texts-within';

/** Fields that hold HTML of the agency's own hand, in any language; every other text is shown as text. */
const HTML_FIELD =
  /(^|\.)(body|intro|content|introText|fullText|description2?|bannerDescription|(Short|Location)?Description)(\.(nl|fr|en|de))?$/;

/** What would run in a visitor's browser. It is sanitized away as well; that it is there at all is the news. */
const ACTIVE_HTML: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /<\s*script\b/i, what: 'a script' },
  { pattern: /<[^>]*[\s/"']on[a-z]+\s*=/i, what: 'an event handler' },
  {
    pattern: /<[^>]*=\s*["']?\s*(javascript|vbscript|data:text\/html)\s*[:;]?/i,
    what: 'a link that runs code',
  },
];

const PICTURE_FIELD =
  /(^|\.)((image|logo|media|SmallPictureItem|XLargePictureItem|(images|image|Pictures)\.\d+)\.[uU]rl|SmallPicture)$/;

/** What texts and pictures bring along: nothing that runs, and nothing from hosts nobody allowed. */
export const CONTENT: readonly Rule[] = [
  {
    whole: [],
    *find(examined) {
      for (const { file, record, field, text } of texts(examined)) {
        if (!HTML_FIELD.test(field)) continue;
        for (const { pattern, what } of ACTIVE_HTML) {
          if (pattern.test(text)) yield error(file, record, field, `holds ${what}`);
        }
      }
    },
  },
  {
    whole: ['site/configuration.json'],
    *find(examined) {
      const hosts = examined.source['site/configuration.json'].images;
      for (const { file, record, field, text } of texts(examined)) {
        if (!text || !PICTURE_FIELD.test(field) || allowedImageHost(text, hosts)) continue;
        yield warning(
          file,
          record,
          field,
          `is ${text}, on a host that the configuration does not allow: it will not be shown`,
        );
      }
    },
  },
];

interface TextIn {
  file: SnapshotFile;
  record: string;
  field: string;
  text: string;
}

function* texts({ source }: Examined): Iterable<TextIn> {
  for (const file of Object.keys(SNAPSHOT_FILES) as SnapshotFile[]) {
    const records: readonly unknown[] = [source[file]].flat();
    for (const [index, record] of records.entries()) {
      const name = recordName(file, record, index);
      for (const { field, text } of textsWithin(record)) yield { file, record: name, field, text };
    }
  }
}
