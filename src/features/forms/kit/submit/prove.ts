import type { AnswersOf, Form } from '../definition/form';
import { bodyHashOf, limitedUntil, noteWrong, wasUsed } from '../store/submissions-store';
import { ROBOT } from '../view/state';
import type { Proof } from './limits';
import { sendLimits, wrongLimit } from './limits';
import { networkName } from './network';
import { check, REFUSED } from './robot';
import type { Outcome, Sending } from './sending';
import { refuse, wait } from './sending';
import { sentAgain, storeSent } from './store-sent';
import type { Ticket } from './ticket';

/**
 * Limits, then the proof (decision 26). What a network sent too much of waits; a wrong proof counts
 * against it and is used up.
 */
export async function prove(
  sending: Sending,
  answers: AnswersOf<Form>,
  ticket: Ticket,
  kind: Proof,
): Promise<Outcome> {
  const { request, sent, address, secret, now } = sending;
  const { env } = request;
  const network = await networkName(address, env, secret);
  const limits = sendLimits(kind, env.RATE_SCALE);
  const wrong = wrongLimit(env.RATE_SCALE);
  const until = await limitedUntil(env.DB, network, [...limits, wrong], now);
  const proof = until
    ? undefined
    : await check(kind, sent.shown, { env, secret, now, key: ticket.key });
  const isUsed = proof?.id !== undefined && (await wasUsed(env.DB, proof.id));
  if (proof?.result === 'good' && !isUsed)
    return storeSent(sending, answers, ticket, { network, limits, proof });

  // Sent twice at once: the other may be stored since we looked, and be what counted and used it up.
  const before = await bodyHashOf(env.DB, ticket.key);
  if (before) return sentAgain(sending, before, {});
  if (!proof) return wait(sending, ticket, until ?? now);

  const { id, expires } = proof;
  // What nobody could tell is held against nobody.
  if (proof.result !== 'untold')
    await noteWrong(env.DB, network, wrong, id && expires ? { id, expires } : undefined, now);
  const why = proof.result === 'good' ? 'expired' : proof.result;
  return refuse(sending, 422, { errors: { [ROBOT]: REFUSED[kind][why] }, ticket });
}
