import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS, SECOND_MS } from '../../../../src/domain/format/durations';
import { createCaptchaQuestion } from '../../../../src/features/forms/kit/captcha/question';
import { loadSigningKeys } from '../../../../src/platform/auth/signing-keys-store';
import type { TestSite } from '../form-requests';
import {
  CONTACT_ANSWERS,
  clearSubmissions,
  createCaptchaProof,
  createFormSite,
  parseFormPage,
  submitForm,
} from '../form-requests';

const NOW = Date.parse('2026-11-27T12:00:00Z');

let site: TestSite;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  await clearSubmissions();
  site = await createFormSite();
});
afterEach(() => {
  vi.useRealTimers();
});

async function sendWith(answers: Record<string, string>) {
  const page = await parseFormPage(await site('/nl/contact/'), 'site-contact');
  const fields = { ...page.hidden, ...CONTACT_ANSWERS, ...answers };
  return parseFormPage(await submitForm(site, page.action, fields), 'site-contact');
}

async function askQuestion(asked: number) {
  const { a, b, token } = await createCaptchaQuestion(await loadSigningKeys(env), asked);
  return { captcha: token, 'captcha-answer': String(a + b) };
}

describe('what was asked two hours ago', () => {
  test.each([
    ['is answered until then', NOW - 2 * HOUR_MS + 1, []],
    ['ends', NOW - 2 * HOUR_MS, ['De controle is verlopen. Verzend opnieuw.']],
  ])('as a question %s', async (_, asked, summary) => {
    const { status, summary: errors } = await sendWith(await askQuestion(asked));
    expect([status, errors]).toEqual([summary.length > 0 ? 422 : 303, summary]);
  });

  // A proof counts in seconds.
  test.each([
    ['is accepted until then', NOW - 2 * HOUR_MS + SECOND_MS, []],
    ['ends', NOW - 2 * HOUR_MS, ['De controle is verlopen. Verzend opnieuw.']],
  ])('as work %s', async (_, asked, summary) => {
    const { status, summary: errors } = await sendWith({
      altcha: await createCaptchaProof(asked),
    });
    expect([status, errors]).toEqual([summary.length > 0 ? 422 : 303, summary]);
  });

  test.each([
    ['is shown again until then', NOW - 2 * HOUR_MS + 1, true],
    ['gives way to another', NOW - 2 * HOUR_MS, false],
  ])('as the question of a form with a mistake %s', async (_, asked, isKept) => {
    const question = await askQuestion(asked);
    const again = await sendWith({ ...question, email: 'anna@' });
    expect(again.status).toBe(422);
    expect(again.hidden.captcha === question.captcha).toBe(isKept);
  });
});
