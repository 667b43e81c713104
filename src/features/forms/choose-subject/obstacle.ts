import { findOfferedSection } from '../../../domain/catalogue/property-counts';
import type { PropertyState } from '../../../domain/catalogue/property-state';
import { getPropertyState, isClosed } from '../../../domain/catalogue/property-state';
import { getSaleKindRules } from '../../../domain/catalogue/sale-kind-rules';
import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import type { Suggestions } from '../../../views/cards/load-suggestions';
import { loadSuggestions } from '../../../views/cards/load-suggestions';
import type { Form } from '../kit/definition/form';
import { loadOthers } from '../kit/submit/load-others';
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
  /** Properties to offer instead: similar ones, or those of the form's list; none for a form about a project. */
  suggestions?: Suggestions;
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
  const base = { about, requested };
  if (about === 'project') return { ...base, status: requested === '' ? 200 : 404 };
  const suggestions = await loadSuggestions(
    ctx,
    href.page(findOfferedSection(snapshot.catalogue.counts, list)),
  );
  if (requested === '') return { ...base, status: 200, suggestions };
  const subject = await loadSubject(ctx, about, query);
  if (subject?.kind !== 'property')
    return { ...base, status: 404, message: 'PROPERTY_NOT_FOUND', suggestions };
  const state = getPropertyState(subject.record, snapshot.site.configuration.listings);
  return {
    ...base,
    subject,
    status: isClosed(state) ? 200 : 404,
    message:
      CLOSED_MESSAGES[state] ?? getSaleKindRules(subject.record).offerNote ?? 'FORM_OTHER_SUBJECT',
    suggestions: await loadOthers(ctx, subject),
  };
}
