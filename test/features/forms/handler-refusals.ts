import { env } from 'cloudflare:workers';
import { DAY_MS } from '../../../src/domain/format/durations';
import { createCaptchaQuestion } from '../../../src/features/forms/kit/captcha/question';
import { loadSigningKeys } from '../../../src/platform/auth/signing-keys-store';
import type { Refusal } from './schema-refusals';
import { CONDITION_ANSWERS, formatToday } from './schema-refusals';
import type { FormLanguage } from './valid-submissions';
import { buildDateAnswers } from './valid-submissions';

const MEGABYTE = 1024 * 1024;
const createTooLargeFile = (megabytes: number, start: BlobPart) =>
  new File([start, new Uint8Array(megabytes * MEGABYTE)], 'cv.pdf');
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const createPictureFile = () => new File([PNG], 'huis.png');
const HTML_FILE = new File(['<html>'], 'cv.pdf');

/** Refusals of rules across fields, and of the handlers. */
export const HANDLER_REFUSALS: Record<string, (language: FormLanguage) => Refusal[]> = {
  'contact-me': () => [{ name: 'question', key: 'ALERT_MESSAGE_EMPTY', answers: { question: '' } }],
  'demand-register': () => [
    { name: 'towns', key: 'ALERT_ZONES_EMPTY', answers: { zips: '' } },
    {
      name: 'passwordConfirm',
      key: 'ALERT_PASSWORD_MISMATCH',
      answers: { passwordConfirm: 'een groene stoel op het terras' },
    },
    {
      name: 'password',
      key: 'ALERT_PASSWORD_COMMON',
      answers: { password: 'wachtwoordwachtwoord', passwordConfirm: 'wachtwoordwachtwoord' },
    },
    ...['price', 'bedrooms', 'garages', 'parkings'].map((range) => ({
      name: `${range}Max`,
      key: 'ALERT_RANGE_INVALID' as const,
      answers: { [`${range}Min`]: '3', [`${range}Max`]: '2' },
    })),
  ],
  'make-offer': (language) => [
    {
      name: 'secondFirstName',
      key: 'ALERT_FIST_NAME_EMPTY',
      answers: { ...CONDITION_ANSWERS.hasSecond, secondFirstName: '' },
    },
    {
      name: 'secondLastName',
      key: 'ALERT_LAST_NAME_EMPTY',
      answers: { ...CONDITION_ANSWERS.hasSecond, secondLastName: '' },
    },
    {
      name: 'loan',
      key: 'ALERT_AMOUNT_EMPTY',
      answers: { ...CONDITION_ANSWERS.needsLoan, loan: '' },
    },
    { name: 'endDate', key: 'ALERT_END_DATE_EARLY', answers: buildDateAnswers('endDate', 0) },
    {
      name: 'amountWords',
      key: 'ALERT_AMOUNT_WORDS_OTHER',
      values: {
        amount: '€\u00a0285.000',
        words: {
          nl: 'tweehonderdvijfentachtigduizend euro',
          fr: 'deux cent quatre-vingt-cinq mille euros',
        }[language],
      },
      answers: { amountWords: 'niets' },
    },
    {
      name: 'startDate',
      key: 'ALERT_START_DATE_TODAY',
      values: { date: formatToday() },
      answers: buildDateAnswers('startDate', 1),
    },
    { name: 'signDate', key: 'ALERT_SIGN_DATE_FUTURE', answers: buildDateAnswers('signDate', 1) },
  ],
  'job-contact': () => [
    { name: 'cv', key: 'ALERT_FILE_EMPTY', files: [] },
    ...[createPictureFile(), HTML_FILE].map((file) => ({
      name: 'cv',
      key: 'ALERT_FILE_TYPE' as const,
      values: { types: 'pdf, docx, odt' },
      files: [file],
    })),
    {
      name: 'cv',
      key: 'ALERT_FILE_TOO_LARGE',
      values: { size: 5 },
      files: [createTooLargeFile(6, '%PDF-1.7')],
    },
    {
      name: 'cv',
      key: 'ALERT_FILES_TOO_MANY',
      values: { count: 1 },
      files: [HTML_FILE, HTML_FILE],
    },
  ],
  'rental-application': () => [
    { name: 'movingDate', key: 'ALERT_DAY_PAST', answers: buildDateAnswers('movingDate', -1) },
  ],
  testimonial: () => [
    {
      name: 'image',
      key: 'ALERT_FILE_TYPE',
      values: { types: 'jpg, png, webp' },
      files: [HTML_FILE],
    },
    {
      name: 'image',
      key: 'ALERT_FILE_TOO_LARGE',
      values: { size: 5 },
      files: [createTooLargeFile(6, PNG)],
    },
  ],
  'contact-demand': () => [
    {
      name: 'pictures',
      key: 'ALERT_FILE_TYPE',
      values: { types: 'jpg, png, webp, heic' },
      files: [HTML_FILE],
    },
    {
      name: 'pictures',
      key: 'ALERT_FILES_TOO_MANY',
      values: { count: 6 },
      files: Array.from({ length: 7 }, createPictureFile),
    },
    {
      name: 'pictures',
      key: 'ALERT_FILE_TOO_LARGE',
      values: { size: 8 },
      files: [createTooLargeFile(9, PNG)],
    },
  ],
};

/** Lists the captcha refusals, which are the same for every form (§5, captcha). */
export async function listCaptchaRefusals(): Promise<Refusal[]> {
  const keyRing = await loadSigningKeys(env);
  const { token } = await createCaptchaQuestion(keyRing, Date.now());
  const old = await createCaptchaQuestion(keyRing, Date.now() - DAY_MS);
  const createAnswers = (answer: string, captcha = token) => ({
    altcha: '',
    captcha,
    'captcha-answer': answer,
  });
  return [
    { name: 'robot', key: 'ALERT_CAPTCHA_EMPTY', answers: { altcha: '' } },
    { name: 'robot', key: 'ALERT_CAPTCHA_EMPTY', answers: createAnswers(' ') },
    { name: 'robot', key: 'ALERT_CAPTCHA_INVALID', answers: createAnswers('999') },
    { name: 'robot', key: 'CAPTCHA_ERROR', answers: { altcha: 'made up' } },
    {
      name: 'robot',
      key: 'CAPTCHA_EXPIRED',
      answers: createAnswers(`${old.a + old.b}`, old.token),
    },
  ];
}
