import { computeContentHash } from '../../../../platform/snapshot/content-hash';
import type { Form } from '../definition/form';
import type { FieldErrors, FieldValues } from '../definition/parse-answers';
import { readFieldValues } from '../definition/parse-answers';
import type { CaptchaResponse } from './captcha';
import { EMPTY_CAPTCHA_RESPONSE, readCaptchaResponse } from './captcha';
import type { Subject } from './subject';
import type { Upload } from './uploads';
import { getFileFields, readUploads, sanitizeFileName } from './uploads';

/** What came with a form, read but not judged. */
export interface RawSubmission {
  values: FieldValues;
  uploads: Upload[];
  fileErrors: FieldErrors;
  /** By field, the names of what came, now or from a later step: no page can put a file back. */
  filesToReselect: Record<string, string[]>;
  /** What it shows of not being a robot's. */
  captchaResponse: CaptchaResponse;
  /** Its ticket, as it was given out. */
  ticketToken: string;
  /** The step it was sent from. */
  step: number;
  /** The step that is asked for; undefined where all is to be sent. */
  targetStep: number | undefined;
  /** Something was written where no person sees a field. */
  isHoneypotFilled: boolean;
}

export const EMPTY_RAW_SUBMISSION: RawSubmission = {
  values: {},
  uploads: [],
  fileErrors: {},
  filesToReselect: {},
  captchaResponse: EMPTY_CAPTCHA_RESPONSE,
  ticketToken: '',
  step: 0,
  targetStep: undefined,
  isHoneypotFilled: false,
};

/** The field no person sees. */
export const HONEYPOT = 'homepage';

export async function readRawSubmission(form: Form, data: FormData): Promise<RawSubmission> {
  const { uploads, errors } = await readUploads(form, data);
  const last = form.steps.length - 1;
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const step = (name: string) =>
    /^\d$/.test(text(name)) ? Math.min(Number(text(name)), last) : undefined;
  return {
    values: readFieldValues(form, data),
    uploads,
    fileErrors: errors,
    filesToReselect: readFilesToReselect(form, data, uploads),
    captchaResponse: readCaptchaResponse(data),
    ticketToken: text('key'),
    step: step('step') ?? last,
    targetStep: step('go'),
    isHoneypotFilled: text(HONEYPOT) !== '',
  };
}

/** What the page that answers has to ask for again; from step to step only the names go along. */
function readFilesToReselect(
  form: Form,
  data: FormData,
  uploads: readonly Upload[],
): RawSubmission['filesToReselect'] {
  const lost = getFileFields(form).map(({ name, maxFiles = 1 }) => {
    const came = uploads.filter(({ field }) => field === name).map((upload) => upload.name);
    const before = data
      .getAll(getReselectInputName(name))
      .slice(0, maxFiles)
      .map(String)
      .map(sanitizeFileName);
    return [name, came.length > 0 ? came : before] as const;
  });
  return Object.fromEntries(lost.filter(([, names]) => names.length > 0));
}

export const getReselectInputName = (field: string) => `lost.${field}`;

/** What was sent, told in one hash: answers as typed, what they are about, files by content. */
export async function hashSubmission(
  { values, uploads }: RawSubmission,
  subject: Subject | undefined,
): Promise<string> {
  const files = await Promise.all(uploads.map(({ bytes }) => computeContentHash(bytes)));
  const about = subject && `${subject.kind} ${subject.id}`;
  const told = JSON.stringify([Object.entries(values), about, files]);
  return computeContentHash(new TextEncoder().encode(told));
}
