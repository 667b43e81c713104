import { slug } from '../../../../domain/routing/slug';
import type { Rule } from './finding';
import { warning } from './finding';

/** Headlines and names that leave nothing for the address (§2.1, slug rule): their page has only its number. */
export const SLUGS: Rule = {
  whole: [],
  *find({ source }) {
    for (const { ID, language, TypeDescription, City } of source['catalogue/properties.json']) {
      for (const [field, text] of Object.entries({ TypeDescription, City })) {
        if (slug(text)) continue;
        yield warning('catalogue/properties.json', `${ID} ${language}`, field, EMPTY);
      }
    }
    for (const { ID, language, Name } of source['catalogue/projects.json']) {
      if (slug(Name)) continue;
      yield warning('catalogue/projects.json', `project ${ID} ${language}`, 'Name', EMPTY);
    }
  },
};

const EMPTY = 'leaves nothing for the page’s address: it has no letter or digit';
