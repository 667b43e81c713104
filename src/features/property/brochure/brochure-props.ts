import type { Property } from '../../../domain/catalogue/property';
import type { Language } from '../../../domain/language/language';
import type { TeamMember } from '../../../domain/site/team';
import type { RequestContext } from '../../../platform/request-context';
import type { FilledFactGroup } from '../../../views/facts/fact-rows';

export interface BrochureProps {
  ctx: RequestContext;
  property: Property;
  /** The facts of its page. */
  facts: readonly FilledFactGroup[];
  lang: Language | undefined;
  price: string;
  /** What the price is or contains. */
  priceNote?: string | undefined;
  notes: readonly string[];
  person?: TeamMember | undefined;
}
