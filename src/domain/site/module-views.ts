import type { ArticleCategory } from './article';
import type { Module } from './module';

/** The views of each content; the first one is that of a module that names none. */
const VIEWS: Record<Exclude<Module['relations']['type'], 'category'>, Module['view'][]> = {
  'property-list': ['', 'slider-view'],
  'project-list': [''],
  contact: [''],
};

/**
 * Lists the views that a module of the page at `original` can have: the team and the guestbook, which is the page of
 * the testimonials, have one of their own.
 */
export function listModuleViews(
  type: Module['relations']['type'],
  category: ArticleCategory | undefined,
  original: string,
): Module['view'][] {
  if (type !== 'category') return VIEWS[type];
  if (category?.key === 'team') return ['', 'ons-team-view'];
  return category?.key === 'testimonial' && category.path.toLowerCase() === original.toLowerCase()
    ? ['', 'news-view']
    : ['', 'slider-view', 'news-view', 'collapse-view'];
}
