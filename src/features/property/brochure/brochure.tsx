import type { BrochureProps } from './brochure-props';
import { FirstSheet } from './first-sheet';
import { SecondSheet } from './second-sheet';

/**
 * The printed property page: two sheets of A4 (docs/look.md, §7). Hidden on the screen, with or
 * without styles; client/styles/print/brochure.css shows it alone. On each sheet the pictures shrink, so that
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
