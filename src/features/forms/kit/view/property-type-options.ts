import type { RequestContext } from '../../../../platform/request-context';
import type { FieldOption } from '../definition/field';

/** The catalogue's property types in the visitor's language, in their order (§3, category). */
export const getPropertyTypeOptions = ({
  snapshot,
  catalogueLanguage,
}: RequestContext): FieldOption[] =>
  snapshot.site.categories
    .filter(({ language }) => language === catalogueLanguage)
    .toSorted((a, b) => a.ShowOrder - b.ShowOrder)
    .map(({ WebID, Name }) => ({ value: WebID, text: Name }));
