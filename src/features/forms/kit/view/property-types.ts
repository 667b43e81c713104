import type { RequestContext } from '../../../../platform/request-context';
import type { Option } from '../definition/field';

/** The catalogue's property types in the visitor's language, in their order (§3, category). */
export const propertyTypes = ({ snapshot, catalogueLanguage }: RequestContext): Option[] =>
  snapshot.site.categories
    .filter(({ language }) => language === catalogueLanguage)
    .toSorted((a, b) => a.ShowOrder - b.ShowOrder)
    .map(({ WebID, Name }) => ({ value: WebID, text: Name }));
