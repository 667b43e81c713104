import type { Errors } from '../definition/answers';
import { fieldsOfStep } from '../definition/form';
import type { Outcome, Sending } from './sending';
import { refuse, robotOf } from './sending';
import type { Ticket } from './ticket';
import { ticket as newTicket } from './ticket';

/** From one page of a form to another; forward only where what lies behind is right. */
export async function turnPage(
  sending: Sending,
  to: number,
  errors: Errors,
  ticket: Ticket | undefined,
): Promise<Outcome> {
  const { room, sent, secret, now } = sending;
  const { form } = room;
  const behind = new Set(
    form.steps
      .slice(0, to)
      .flatMap(fieldsOfStep)
      .map(({ name }) => name),
  );
  const wrong = Object.entries(to > sent.step ? errors : {}).filter(([name]) => behind.has(name));
  if (wrong.length > 0) return refuse(sending, 422, { errors: Object.fromEntries(wrong), ticket });
  return {
    kind: 'step',
    state: {
      values: sent.values,
      errors: {},
      step: to,
      ticket: ticket ?? (await newTicket(form.name, secret, now)),
      robot: await robotOf(sending, { isOpen: false, isSpent: false }),
      lost: sent.lost,
    },
  };
}
