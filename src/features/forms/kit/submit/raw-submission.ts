import { computeContentHash } from '../../../../platform/snapshot/content-hash';
import type { Form } from '../definition/form';
import { getFields } from '../definition/form';
import type { FieldErrors, FieldValues } from '../definition/parse-answers';
import { readFieldValues } from '../definition/parse-answers';
import type { CaptchaResponse } from './captcha';
import { EMPTY_CAPTCHA_RESPONSE, readCaptchaResponse } from './captcha';
import { sanitizeFileName } from './file-name';
import { readStep } from './step-order';
import type { Subject } from './subject';
import type { ReceivedFile } from './uploads';
import { findUploadErrors, getFileFields } from './uploads';

/** The contents of a submitted body, before any check. */
export interface RawSubmission {
  values: FieldValues;
  files: readonly ReceivedFile[];
  fileErrors: FieldErrors;
  /** By field, the names of files that were sent now or from a later step; a page cannot restore a file input. */
  filesToReselect: Record<string, string[]>;
  captchaResponse: CaptchaResponse;
  /** The ticket as the form sent it, not verified. */
  ticketToken: string;
  /** The index of the form's step that was shown. */
  step: number;
  /** The index of the step to show next; undefined if the whole form is submitted. */
  targetStep: number | undefined;
  isHoneypotFilled: boolean;
}

export const EMPTY_RAW_SUBMISSION: RawSubmission = {
  values: {},
  files: [],
  fileErrors: {},
  filesToReselect: {},
  captchaResponse: EMPTY_CAPTCHA_RESPONSE,
  ticketToken: '',
  step: 0,
  targetStep: undefined,
  isHoneypotFilled: false,
};

/** The name of an input that is hidden from people; only robots fill it in. */
export const HONEYPOT = 'homepage';

/** Reads a body; `queryTicket` is the ticket of the query, for a body without one. */
export function readRawSubmission(
  form: Form,
  data: FormData,
  files: readonly ReceivedFile[],
  queryTicket: string,
): RawSubmission {
  const readText = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    values: readFieldValues(form, data),
    files,
    fileErrors: findUploadErrors(form, files),
    filesToReselect: readFilesToReselect(form, data, files),
    captchaResponse: readCaptchaResponse(data),
    ticketToken: readText('key') || queryTicket,
    step: readStep(form, readText('step')) ?? form.steps.length - 1,
    targetStep: readStep(form, readText('go')),
    isHoneypotFilled: readText(HONEYPOT) !== '',
  };
}

/** Returns the names of files to choose again, by field; between steps only the names are sent along. */
function readFilesToReselect(
  form: Form,
  data: FormData,
  files: readonly ReceivedFile[],
): RawSubmission['filesToReselect'] {
  const filesByField = getFileFields(form).map(({ name, maxFiles = 1 }) => {
    const sentNow = files
      .filter(({ field, outcome }) => field === name && !UNUSABLE_OUTCOMES.has(outcome))
      .map((file) => file.name);
    const sentBefore = data
      .getAll(getReselectInputName(name))
      .slice(0, maxFiles)
      .map(String)
      .map(sanitizeFileName);
    return [name, sentNow.length > 0 ? sentNow : sentBefore] as const;
  });
  return Object.fromEntries(filesByField.filter(([, names]) => names.length > 0));
}

/** Outcomes of files that the visitor has to replace by others. */
const UNUSABLE_OUTCOMES = new Set<ReceivedFile['outcome']>(['too large', 'wrong type']);

export const getReselectInputName = (field: string) => `lost.${field}`;

/**
 * Hashes the answers as typed, the subject, and the files by content. Passwords are left out: the hash is
 * stored beside the answers, and could be tried without any cost.
 */
export function hashSubmission(
  form: Form,
  { values, files }: RawSubmission,
  subject: Subject | undefined,
): Promise<string> {
  const passwords = getFields(form).filter(({ kind }) => kind === 'password');
  const hashed = Object.entries(values).filter(
    ([field]) => !passwords.some(({ name }) => name === field),
  );
  const about = subject && `${subject.kind} ${subject.id}`;
  const content = JSON.stringify([hashed, about, files.map(({ hash }) => hash)]);
  return computeContentHash(new TextEncoder().encode(content));
}
