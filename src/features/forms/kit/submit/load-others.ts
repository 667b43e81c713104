import { findSimilarProperties } from '../../../../domain/catalogue/nearest/similar-properties';
import { findProjectUnits } from '../../../../domain/catalogue/project-units';
import { getListingSection } from '../../../../domain/routing/href';
import type { RequestContext } from '../../../../platform/request-context';
import type { Suggestions } from '../../../../views/cards/load-suggestions';
import { loadSuggestions } from '../../../../views/cards/load-suggestions';
import { renderPropertyCards } from '../../../../views/cards/property-cards';
import type { Subject } from './subject';

/**
 * Loads offers beside what a form is about: those most like a property; without any, and beside a project, what its
 * list suggests, but for itself.
 */
export async function loadOthers(ctx: RequestContext, subject: Subject): Promise<Suggestions> {
  const { href, snapshot } = ctx;
  const { index } = snapshot.catalogue;
  const { id } = subject;
  if (subject.kind === 'project')
    return loadSuggestions(ctx, href.page('/for-sale/'), findProjectUnits(index, id).ids);
  const { units, others } = findSimilarProperties(index, id, snapshot.site.towns);
  if (units.length + others.length === 0)
    return loadSuggestions(ctx, href.page(getListingSection(subject.record)), [id]);
  return {
    title: ctx.t('SIMILAR_TITLE'),
    cards: await renderPropertyCards(ctx, [...units, ...others]),
  };
}
