import type { Property } from '../../../domain/catalogue/property';
import type { Language } from '../../../domain/language/language';
import type { TeamMember } from '../../../domain/site/team';
import type { RequestContext } from '../../../platform/request-context';
import { FirstSheet } from './first-sheet';
import { SecondSheet } from './second-sheet';

export interface BrochureProps {
  ctx: RequestContext;
  property: Property;
  lang: Language | undefined;
  price: string;
  notes: readonly string[];
  person?: TeamMember | undefined;
}

/**
 * The printed property page: two sheets of A4 (docs/look.md, §7). Hidden on the screen, with or
 * without styles; client/styles/print.css shows it alone. On each sheet the pictures shrink, so that
 * a long text never needs a third sheet.
 */
export function Brochure(props: BrochureProps) {
  return (
    <div className="brochure" hidden>
      <FirstSheet {...props} />
      <SecondSheet {...props} />
    </div>
  );
}
