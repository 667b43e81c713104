import type { Errors } from '../definition/answers';
import type { Form } from '../definition/form';
import { fieldsOfStep } from '../definition/form';
import type { FormState, Robot } from '../view/state';
import { ROBOT } from '../view/state';
import { waysToReach } from '../view/ways';
import type { FormRequest, FormRoom, Given } from './handler';
import { NOTHING_SHOWN, nextQuestion } from './robot';
import type { Sent } from './sent';
import type { Ticket } from './ticket';
import { ticket as newTicket } from './ticket';

/** A form on its way through the checks. */
export interface Sending {
  room: FormRoom;
  request: FormRequest;
  given: Given;
  sent: Sent;
  /** CF-Connecting-IP, where the platform or somebody wrote it. */
  address: string | undefined;
  secret: string;
  now: number;
}

/** What comes of sending a form: stored, with mails to deliver; another of its pages; or refused. */
export type Outcome =
  | { kind: 'stored'; afterwards?: Promise<unknown> }
  | { kind: 'step'; state: FormState }
  | Refused;

export interface Refused {
  kind: 'refused';
  status: 400 | 403 | 413 | 422 | 429 | 503;
  /** In so many seconds sending again may help. */
  retryAfter?: number;
  state: FormState;
}

/**
 * The form again, with all that was typed and what is wrong (decision 25). It keeps its ticket where
 * one is given, so that it stays the same sending; a proof that is `spent` is asked for anew.
 */
export async function refuse(
  sending: Sending,
  status: 422 | 429,
  {
    errors = {},
    ticket,
    alert,
    isSpent = ROBOT in errors,
  }: {
    errors?: Errors;
    ticket?: Ticket | undefined;
    alert?: FormState['alert'];
    isSpent?: boolean;
  },
): Promise<Refused> {
  const { room, sent, secret, now } = sending;
  const { form } = room;
  return {
    kind: 'refused',
    status,
    state: {
      values: sent.values,
      errors,
      step: stepOf(form, errors),
      alert,
      ticket: ticket ?? (await newTicket(form.name, secret, now)),
      robot: await robotOf(sending, { isOpen: !sent.shown.proof || isSpent, isSpent }),
      lost: sent.lost,
    },
  };
}

/** A network that sent all it may waits until a moment; its answers are kept, and it may call meanwhile. */
export async function wait(sending: Sending, ticket: Ticket, until: number): Promise<Refused> {
  const seconds = Math.max(1, Math.ceil((until - sending.now) / 1000));
  const alert = seconds > LONG_S ? 'FORM_LIMIT_DAY' : 'FORM_LIMIT';
  const refused = await refuse(sending, 429, { ticket, alert });
  const ways = waysToReach(sending.request.ctx);
  return { ...refused, retryAfter: seconds, state: { ...refused.state, ways } };
}

/** Longer than the ten minutes of the shorter limits. */
const LONG_S = 601;

/** The form as it was sent while something of ours is down: it can be sent again, as the same sending. */
export function notNow({
  room,
  request,
  sent,
}: Pick<Sending, 'room' | 'request' | 'sent'>): Refused {
  const state: FormState = {
    values: sent.values,
    errors: {},
    step: sent.step,
    alert: room.form.texts.failed,
    ways: waysToReach(request.ctx),
    ticket: { token: sent.token },
    robot: { shown: sent.shown, isOpen: false },
    lost: sent.lost,
  };
  return { kind: 'refused', status: 503, retryAfter: DOWN_S, state };
}

/** In so many seconds it is worth trying again. */
export const DOWN_S = 60;

/** A question that was answered wrongly is not asked again; a proof that failed is not kept. */
export async function robotOf(
  { sent, secret, now }: Sending,
  { isOpen, isSpent }: { isOpen: boolean; isSpent: boolean },
): Promise<Robot> {
  const { token, answer } = sent.shown;
  const isAnswered = isSpent && answer !== '';
  return {
    shown: isSpent ? NOTHING_SHOWN : sent.shown,
    question: await nextQuestion(isAnswered ? '' : token, secret, now),
    isOpen,
  };
}

/** The first step with an error; the last one, where the robot check is, if none has. */
function stepOf(form: Form, errors: Errors): number {
  const at = form.steps.findIndex((step) => fieldsOfStep(step).some(({ name }) => name in errors));
  return at < 0 ? form.steps.length - 1 : at;
}
