import type { Property } from '../../../domain/catalogue/property';
import type { Language } from '../../../domain/language/language';
import type { TeamMember } from '../../../domain/site/team';
import type { RequestContext } from '../../../platform/request-context';

export interface BrochureProps {
  ctx: RequestContext;
  property: Property;
  lang: Language | undefined;
  price: string;
  /** What the price is or contains. */
  priceNote?: string | undefined;
  notes: readonly string[];
  person?: TeamMember | undefined;
}
