import { deliverDue } from '../../mail/outbox-store';
import { contentHash } from '../../snapshot/hash';
import type { Errors, Values } from './answers';
import { parse, readValues } from './answers';
import { readBody } from './body';
import { putAway } from './files-store';
import type { AnswersOf, Form } from './form';
import { fieldsOf, fieldsOfStep } from './form';
import type { Proof } from './limits';
import { sendLimits, wrongLimit } from './limits';
import { networkName } from './network';
import { isFromOwnSite } from './own-site';
import { check, nextQuestion, proofIn, REFUSED, shownIn } from './robot';
import type { FormRequest, FormRoom, Given, Submission } from './room';
import { formSecret } from './secret-store';
import type { FormState } from './state';
import { emptyState, ROBOT } from './state';
import { ABORTED, bodyHashOf, noteWrong, standing, store } from './submissions-store';
import type { Ticket } from './ticket';
import { ticket as newTicket, readTicket } from './ticket';
import type { Upload } from './uploads';
import { fileBytesOf, readUploads } from './uploads';

/** What comes of sending a form: stored, with work left to do; another of its pages; or refused. */
export type Outcome =
  | { kind: 'stored'; afterwards?: Promise<unknown> }
  | { kind: 'step'; state: FormState }
  | { kind: 'refused'; status: 400 | 403 | 413 | 422 | 429 | 503; state: FormState };

/**
 * A sent form, from the cheapest check to the dearest (decisions 25 and 26): where it was sent from,
 * its size, its ticket, its answers, then one look into D1, the proof, the files, one batch.
 */
export async function submit(
  request: Request,
  room: FormRoom,
  context: FormRequest,
  given: Given,
): Promise<Outcome> {
  const { env } = context;
  const { form } = room;
  if (!isFromOwnSite(request.headers, env.PUBLIC_ORIGIN))
    return refused(403, { ...emptyState, alert: 'FORM_ELSEWHERE' });
  const body = await readBody(request, fileBytesOf(form));
  if (!body.ok)
    return refused(body.status, {
      ...emptyState,
      alert: body.status === 413 ? 'FORM_TOO_LARGE' : 'FORM_UNREADABLE',
    });
  const sent = await readSent(form, body.data);
  try {
    const secret = await formSecret(env.DB);
    return await new Sending(request, room, context, given, sent, secret).outcome();
  } catch (error) {
    // Whatever is down, what the visitor wrote is kept and can be sent again (decision 25).
    console.error('form not stored', form.name, error);
    return refused(503, { ...emptyState, values: sent.values, alert: form.texts.failed });
  }
}

const refused = (status: (Outcome & { kind: 'refused' })['status'], state: FormState): Outcome => ({
  kind: 'refused',
  status,
  state,
});

interface Sent {
  values: Values;
  uploads: Upload[];
  fileErrors: Errors;
  shown: ReturnType<typeof shownIn>;
  token: string;
  /** The step it was sent from, and the one asked for; undefined: send it all. */
  step: number;
  goes: number | undefined;
  isTrapped: boolean;
}

async function readSent(form: Form, data: FormData): Promise<Sent> {
  const { uploads, errors } = await readUploads(form, data);
  const last = form.steps.length - 1;
  const stepIn = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' && /^\d$/.test(value)
      ? Math.min(Number(value), last)
      : undefined;
  };
  return {
    values: readValues(form, data),
    uploads,
    fileErrors: errors,
    shown: shownIn(data),
    token: String(data.get('key') ?? ''),
    step: stepIn('step') ?? last,
    goes: stepIn('go'),
    isTrapped: data.get(TRAP) !== null && data.get(TRAP) !== '',
  };
}

/** The field no person sees. */
export const TRAP = 'homepage';

/** One sending on its way; each method answers, or hands on to the next. */
class Sending {
  readonly #now = Date.now();
  readonly #request: Request;
  readonly #room: FormRoom;
  readonly #context: FormRequest;
  readonly #given: Given;
  readonly #sent: Sent;
  readonly #secret: string;

  constructor(
    request: Request,
    room: FormRoom,
    context: FormRequest,
    given: Given,
    sent: Sent,
    secret: string,
  ) {
    this.#request = request;
    this.#room = room;
    this.#context = context;
    this.#given = given;
    this.#sent = sent;
    this.#secret = secret;
  }

  async outcome(): Promise<Outcome> {
    const { form } = this.#room;
    const { token, values, fileErrors, step, goes } = this.#sent;
    const read = await readTicket(token, form.name, this.#secret, this.#now);
    const parsed = parse(form, values);
    const errors = {
      ...inOrder(form, {
        ...(parsed.ok ? {} : parsed.errors),
        ...this.#unknownOptions(),
        ...fileErrors,
      }),
    };
    if (goes !== undefined) return this.#step(step, goes, errors, read?.ticket);
    return this.#send(parsed.ok ? parsed.answers : undefined, errors, read);
  }

  /** From one page of the form to another; forward only where what lies behind is right. */
  async #step(
    from: number,
    to: number,
    errors: Errors,
    ticket: Ticket | undefined,
  ): Promise<Outcome> {
    const { form } = this.#room;
    const { values } = this.#sent;
    const behind = form.steps.slice(0, to).flatMap(fieldsOfStep);
    const wrong =
      to > from
        ? only(
            errors,
            behind.map(({ name }) => name),
          )
        : {};
    const given = ticket ?? (await newTicket(form.name, this.#secret, this.#now));
    const state = { ...emptyState, values, errors: wrong, ticket: given, step: to };
    const robot = await this.#robot(false);
    if (Object.keys(wrong).length === 0) return { kind: 'step', state: { ...state, robot } };
    return refused(422, { ...state, robot, step: stepOf(form, wrong) });
  }

  async #send(
    answers: AnswersOf<Form> | undefined,
    errors: Errors,
    read: { ticket: Ticket; expired: boolean } | undefined,
  ): Promise<Outcome> {
    const { env } = this.#context;
    const { shown, isTrapped } = this.#sent;
    const proof = proofIn(shown);
    const sentBefore = read && (await bodyHashOf(env.DB, read.ticket.key));
    if (read && sentBefore) return this.#again(sentBefore, errors);
    const isHasty = read && read.ticket.issued + env.MIN_FILL_MS > this.#now;
    const robot = proof && read ? undefined : ({ key: 'ALERT_CAPTCHA_EMPTY' } as const);
    const caught = isTrapped || isHasty ? ({ key: 'CAPTCHA_ERROR' } as const) : robot;
    const wrong = { ...errors, ...(caught && { [ROBOT]: caught }) };
    if (!answers || !proof || !read || Object.keys(wrong).length > 0)
      return this.#refuse(422, wrong, read?.expired ? undefined : read?.ticket);
    if (read.expired) return this.#refuse(422, {}, undefined, 'FORM_EXPIRED');
    return this.#prove(answers, read.ticket, proof);
  }

  /** Sent twice: the same is thanked for again, other content gets a key of its own. */
  async #again(bodyHash: string, errors: Errors): Promise<Outcome> {
    if (bodyHash === (await this.#hash())) return { kind: 'stored' };
    return this.#refuse(422, errors, undefined, 'FORM_SENT_ALREADY', true);
  }

  async #prove(answers: AnswersOf<Form>, ticket: Ticket, kind: Proof): Promise<Outcome> {
    const { env } = this.#context;
    const { RATE_SCALE: scale } = env;
    const header = this.#request.headers.get('CF-Connecting-IP') ?? undefined;
    const network = await networkName(header, env, this.#secret);
    const limits = sendLimits(kind, scale);
    const proof = await check(kind, this.#sent.shown, this.#secret, this.#now);
    const known = await standing(
      env.DB,
      network,
      [...limits, wrongLimit(scale)],
      proof.id ?? '',
      this.#now,
    );
    if (known.isLimited) return this.#refuse(429, {}, ticket, 'FORM_LIMIT');
    if (proof.result !== 'good' || known.isUsed) {
      const { id, expires } = proof;
      const spent = id && expires ? { id, expires } : undefined;
      await noteWrong(env.DB, network, wrongLimit(scale), spent, this.#now);
      const why = proof.result === 'good' ? 'expired' : proof.result;
      return this.#refuse(422, { [ROBOT]: REFUSED[kind][why] }, ticket);
    }
    return this.#store(answers, ticket, { network, limits, proof });
  }

  async #store(
    answers: AnswersOf<Form>,
    ticket: Ticket,
    stored: Pick<Parameters<typeof store>[2], 'network' | 'limits' | 'proof'>,
  ): Promise<Outcome> {
    const { env, subject, visit } = this.#context;
    const room = this.#room;
    const submission: Submission = {
      ...this.#context,
      form: room.form,
      answers,
      given: this.#given,
      attached: [],
      key: ticket.key,
      at: new Date(this.#now),
    };
    const errors = (await room.check?.(submission)) ?? {};
    if (Object.keys(errors).length > 0) return this.#refuse(422, errors, ticket);
    submission.attached = await putAway(env.FILES, room.form.name, this.#sent.uploads);
    const outcome = await store(
      env.DB,
      {
        key: ticket.key,
        bodyHash: await this.#hash(),
        form: room.form.name,
        language: visit.language,
        property: subject?.kind === 'property' ? subject.id : undefined,
        project: subject?.kind === 'project' ? subject.id : undefined,
        answers: JSON.stringify(answers),
        at: this.#now,
      },
      {
        ...stored,
        attached: submission.attached,
        mails: await room.mails(submission),
        also: (await room.also?.(submission, env.DB)) ?? [],
      },
    );
    if (outcome.stored) return { kind: 'stored', afterwards: deliverDue(env) };
    return this.#aborted(outcome.why, ticket);
  }

  async #aborted(why: string, ticket: Ticket): Promise<Outcome> {
    const { env } = this.#context;
    if (ABORTED.sentBefore.test(why))
      return this.#again((await bodyHashOf(env.DB, ticket.key)) ?? '', {});
    if (ABORTED.limit.test(why)) return this.#refuse(429, {}, ticket, 'FORM_LIMIT');
    if (ABORTED.usedProof.test(why))
      return this.#refuse(422, { [ROBOT]: { key: 'CAPTCHA_EXPIRED' } }, ticket);
    const errors = this.#room.aborted?.(why);
    if (!errors) throw new Error(why);
    return this.#refuse(422, errors, ticket);
  }

  async #refuse(
    status: 422 | 429,
    errors: Errors,
    ticket: Ticket | undefined,
    alert?: FormState['alert'],
    isSpent = ROBOT in errors,
  ): Promise<Outcome> {
    const { form } = this.#room;
    return refused(status, {
      values: this.#sent.values,
      errors,
      step: stepOf(form, errors),
      alert,
      ticket: ticket ?? (await newTicket(form.name, this.#secret, this.#now)),
      robot: await this.#robot(!this.#sent.shown.proof || isSpent, isSpent),
    });
  }

  /** A question that was answered wrongly is not asked again; a proof that failed is not kept. */
  async #robot(isOpen: boolean, isSpent = false) {
    const { token, answer, proof } = this.#sent.shown;
    const isAnswered = isSpent && answer !== '';
    return {
      question: await nextQuestion(isAnswered ? '' : token, this.#secret, this.#now),
      answer: isSpent ? '' : answer,
      proof: isSpent ? '' : proof,
      isOpen,
    };
  }

  /** An option that nobody was offered. */
  #unknownOptions(): Errors {
    const wrong = fieldsOf(this.#room.form).filter((field) => {
      if (!('options' in field) || field.options !== 'given') return false;
      const offered = this.#given.options?.[field.name] ?? [];
      const chosen = [this.#sent.values[field.name] ?? ''].flat().filter(Boolean);
      return !chosen.every((value) => offered.some((option) => option.value === value));
    });
    return Object.fromEntries(wrong.map(({ name }) => [name, { key: 'ALERT_CHOICE_INVALID' }]));
  }

  /** What was sent, told in one hash: answers as typed, what they are about, files by content. */
  async #hash(): Promise<string> {
    const { values, uploads } = this.#sent;
    const { subject } = this.#context;
    const files = await Promise.all(uploads.map(({ bytes }) => contentHash(bytes)));
    const about = subject && `${subject.kind} ${subject.id}`;
    const told = JSON.stringify([Object.entries(values), about, files]);
    return contentHash(new TextEncoder().encode(told));
  }
}

/** The first step with an error; the last one, where the robot check is, if none has. */
function stepOf(form: Form, errors: Errors): number {
  const at = form.steps.findIndex((step) => fieldsOfStep(step).some(({ name }) => name in errors));
  return at < 0 ? form.steps.length - 1 : at;
}

const inOrder = (form: Form, errors: Errors): Errors =>
  only(
    errors,
    fieldsOf(form).map(({ name }) => name),
  );

const only = (errors: Errors, names: readonly string[]): Errors =>
  Object.fromEntries(
    names.flatMap((name) => (errors[name] ? [[name, errors[name]] as const] : [])),
  );
