import type { Article } from './article';
import type { Site } from './site';

/** The site's content as the desk changes it: the bodies of its articles are in it. */
export type EditableSite = Omit<Site, 'articles'> & { articles: Article[] };
