import type { PropertyState } from '../../../domain/catalogue/property-state';
import { getPropertyState, isClosed } from '../../../domain/catalogue/property-state';
import { getSaleKindRules } from '../../../domain/catalogue/sale-kind-rules';
import { findSimilarIds } from '../../../domain/catalogue/similar-properties';
import type { TextKey } from '../../../domain/language/texts';
import { getListingSection } from '../../../domain/routing/href';
import type { RequestContext } from '../../../platform/request-context';
import { findPropertiesForPath } from '../../../views/cards/properties-for-path';
import type { Form } from '../kit/definition/form';
import type { Subject } from '../kit/submit/subject';
import { loadSubject } from '../kit/submit/subject';

/** Why a form about a property or a project cannot be shown for a request. */
export interface Obstacle {
  about: NonNullable<Form['about']>;
  /** 200 for a form that only lacks its subject, or whose subject is sold or rented (decision 10). */
  status: 200 | 404;
  /** §8; undefined if the address names no subject. */
  message?: TextKey;
  /** Reference that the visitor typed or followed, even if it is unknown. */
  requested: string;
  /** The property that is sold or rented, or that the form does not apply to. */
  subject?: Subject;
  /** Properties to offer instead: similar ones, or the newest of the form's list. */
  suggestedIds: number[];
}

const CLOSED_MESSAGES: Partial<Record<PropertyState, TextKey>> = {
  sold: 'PROPERTY_SOLD',
  rented: 'PROPERTY_RENTED',
};

/** Finds the reason why a form has no page for a request; undefined for a form without subject. */
export async function findObstacle(
  ctx: RequestContext,
  { about, list = '/for-sale/' }: Form,
  query: URLSearchParams,
): Promise<Obstacle | undefined> {
  if (!about) return undefined;
  const { snapshot, href } = ctx;
  const requested = query.get(about) ?? '';
  const base = { about, requested, suggestedIds: findPropertiesForPath(ctx, href.page(list)) };
  if (requested === '') return { ...base, status: 200 };
  const subject = await loadSubject(ctx, about, query);
  if (about === 'project') return { ...base, status: 404 };
  if (subject?.kind !== 'property') return { ...base, status: 404, message: 'PROPERTY_NOT_FOUND' };
  const state = getPropertyState(subject.record, snapshot.site.configuration.listings);
  const similarIds = findSimilarIds(snapshot.catalogue.index, subject.id, snapshot.site.towns);
  const sectionPath = href.page(getListingSection(subject.record));
  return {
    ...base,
    subject,
    status: isClosed(state) ? 200 : 404,
    message:
      CLOSED_MESSAGES[state] ?? getSaleKindRules(subject.record).offerNote ?? 'FORM_OTHER_SUBJECT',
    suggestedIds: similarIds.length > 0 ? similarIds : findPropertiesForPath(ctx, sectionPath),
  };
}
