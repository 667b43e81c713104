import { env } from 'cloudflare:workers';
import { solveChallenge } from 'altcha-lib/v1';
import type { Payload } from 'altcha-lib/v1/types';
import routes from '../../../data/site/routes.json';
import { FORM_HANDLERS } from '../../../src/features/forms/form-handlers';
import { createWorkChallenge } from '../../../src/features/forms/kit/captcha/proof-of-work';
import { loadSigningKeys } from '../../../src/platform/auth/signing-keys-store';
import { emptyTables } from '../../empty-tables';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

/** A person who sends forms. */
export const CONTACT_DETAILS = {
  title: 'ms',
  firstName: 'Anna',
  lastName: 'Peeters',
  email: 'anna@example.be',
  phone: '0470 00 12 31',
};

/** Valid answers of the contact form by the same person. */
export const CONTACT_ANSWERS = {
  ...CONTACT_DETAILS,
  question: 'Is het huis aan de Ourthe nog vrij?\nEn de tuin?',
};

export type TestSite = Awaited<ReturnType<typeof createTestSite>>;

/** Creates a site with all form and thank-you pages, without minimum time or rate limits. */
export function createFormSite(
  variables: Record<string, unknown> = {},
  embedded = createSmallSnapshot(),
): Promise<TestSite> {
  const paths = FORM_HANDLERS.map(({ form }) => form.path as string);
  const formRoutes = routes.filter(
    ({ original, type }) => type === 'feedback' || paths.includes(original),
  );
  embedded['site/routes.json'].push(...(formRoutes as (typeof embedded)['site/routes.json']));
  return createTestSite({
    embedded,
    variables: { MIN_FILL_MS: 0, RATE_SCALE: 1000, CAPTCHA_COST: 10, ...variables },
  });
}

/** Deletes all submissions. */
export async function clearSubmissions(): Promise<void> {
  await emptyTables([
    'leads',
    'lead_files',
    'outbox',
    'used_proofs',
    'rate_windows',
    'mail_limits',
    'pending_searches',
  ]);
}

/** The parts of a form that a test needs from its page. */
export interface ParsedFormPage {
  status: number;
  html: string;
  action: string;
  hidden: Record<string, string>;
  /** The right answer to the captcha's question. */
  captchaAnswer: string;
  /** The lines of the error summary. */
  summary: string[];
}

export async function parseFormPage(response: Response, form: string): Promise<ParsedFormPage> {
  const html = await response.text();
  const [, attributes = '', body = ''] =
    new RegExp(`<form([^>]*data-form="${form}"[^>]*)>(.*?)</form>`, 's').exec(html) ?? [];
  const hidden: Record<string, string> = {};
  for (const [tag] of body.matchAll(/<input[^>]*type="hidden"[^>]*>/g))
    hidden[readAttribute(tag, 'name')] = readAttribute(tag, 'value');
  const [a, b] =
    /\d+[^\d<]+\d+/.exec(body.split('data-captcha-question')[1] ?? '')?.[0].match(/\d+/g) ?? [];
  return {
    status: response.status,
    html,
    action: readAttribute(`<form${attributes}>`, 'action'),
    hidden,
    captchaAnswer: String(Number(a) + Number(b)),
    summary: [
      ...(/error-summary.*?<\/ul>/s.exec(body)?.[0] ?? '').matchAll(/<a [^>]*>(.*?)<\/a>/g),
    ].map(([, line = '']) => line.replace(/<[^>]+>/g, '')),
  };
}

const readAttribute = (tag: string, name: string) =>
  (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');

/** Opens a form's page and submits it as a browser without script does, with the right captcha answer. */
export async function openAndSubmitForm(
  site: TestSite,
  path: string,
  form: string,
  answers: Record<string, string>,
): Promise<Response> {
  const page = await parseFormPage(await site(path), form);
  return submitForm(site, page.action, {
    ...page.hidden,
    'captcha-answer': page.captchaAnswer,
    ...answers,
  });
}

export const submitForm = (
  site: TestSite,
  path: string,
  fields: Record<string, string> | FormData,
  headers: Record<string, string> = {},
): Promise<Response> =>
  site(path, {
    method: 'POST',
    body: fields instanceof FormData ? fields : new URLSearchParams(fields),
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
  });

/** Solves a proof of work as a browser does. */
export async function createCaptchaProof(now = Date.now()): Promise<string> {
  const work = await createWorkChallenge(await loadSigningKeys(env), 10, now);
  const { promise } = solveChallenge(work.challenge, work.salt, work.algorithm, 10);
  const { number } = (await promise) ?? { number: -1 };
  const { algorithm, salt, signature } = work;
  const payload: Payload = { algorithm, challenge: work.challenge, number, salt, signature };
  return btoa(JSON.stringify(payload));
}

export const loadRows = async (table: string) =>
  (await env.DB.prepare(`SELECT * FROM ${table}`).all<Record<string, string | number>>()).results;
