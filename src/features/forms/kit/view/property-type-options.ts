import { formatWord } from '../../../../domain/language/catalogue-words';
import type { RequestContext } from '../../../../platform/request-context';
import type { FieldOption } from '../definition/field';

/** Returns the catalogue's property types as options, in the visitor's language and in their order (§3, category). */
export const getPropertyTypeOptions = ({
  snapshot,
  catalogueLanguage,
  language,
}: RequestContext): FieldOption[] =>
  snapshot.site.categories
    .filter(({ language }) => language === catalogueLanguage)
    .toSorted((a, b) => a.ShowOrder - b.ShowOrder)
    .map(({ WebID, Name }) => ({ value: WebID, text: formatWord('MainTypeName', Name, language) }));
