import type { RequestContext } from '../../../platform/request-context';
import type { LeadState } from './lead';
import { LEAD_STATE_TEXTS } from './lead';

/** The state of a lead: a dot that fills, always with its word. */
export const LeadStateMark = ({ ctx: { t }, state }: { ctx: RequestContext; state: LeadState }) => (
  <span className={`lead-state lead-state--${state}`}>{t(LEAD_STATE_TEXTS[state])}</span>
);
