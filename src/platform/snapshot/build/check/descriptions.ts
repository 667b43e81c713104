import { getLanguagesInUse } from '../../../../domain/site/configuration/language-settings';
import { findUndescribed } from '../../../../domain/site/undescribed';
import type { SnapshotRule } from './finding';
import { createSiteError } from './finding';
import { getRecordName } from './record-name';

const FILES = [
  'site/configuration.json',
  'site/menu.json',
  'site/articles.json',
  'site/team.json',
  'site/sold.json',
] as const;

/** A picture with a description has it in every language in use: readers of one would else hear another. */
export const DESCRIPTION_RULE: SnapshotRule = {
  requiredFiles: ['site/configuration.json'],
  *check({ source }) {
    const languages = getLanguagesInUse(source['site/configuration.json'].language);
    for (const file of FILES)
      for (const [index, record] of [source[file] ?? []].flat().entries())
        for (const { path, language } of findUndescribed(record, languages))
          yield createSiteError(
            file,
            getRecordName(file, record, index),
            `${path}.alt.${language}`,
            'is empty: say what the picture shows, or leave `alt` out of a picture that only adorns',
            { key: 'DESK_SITE_PICTURE_UNDESCRIBED' },
          );
  },
};
