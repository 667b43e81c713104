import { contentHash } from '../../../../platform/snapshot/hash';
import type { Errors, Values } from '../definition/answers';
import { readValues } from '../definition/answers';
import type { Form } from '../definition/form';
import type { Shown } from './robot';
import { shownIn } from './robot';
import type { Subject } from './subject';
import type { Upload } from './uploads';
import { fileFieldsOf, readUploads, shownName } from './uploads';

/** What came with a form, read but not judged. */
export interface Sent {
  values: Values;
  uploads: Upload[];
  fileErrors: Errors;
  /** By field, the names of what came, now or from a later step: no page can put a file back. */
  lost: Record<string, string[]>;
  /** What it shows of not being a robot's. */
  shown: Shown;
  /** Its ticket, as it was given out. */
  token: string;
  /** The step it was sent from. */
  step: number;
  /** The step that is asked for; undefined where all is to be sent. */
  goes: number | undefined;
  /** Something was written where no person sees a field. */
  isTrapped: boolean;
}

/** The field no person sees. */
export const TRAP = 'homepage';

export async function readSent(form: Form, data: FormData): Promise<Sent> {
  const { uploads, errors } = await readUploads(form, data);
  const last = form.steps.length - 1;
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const step = (name: string) =>
    /^\d$/.test(text(name)) ? Math.min(Number(text(name)), last) : undefined;
  return {
    values: readValues(form, data),
    uploads,
    fileErrors: errors,
    lost: lostIn(form, data, uploads),
    shown: shownIn(data),
    token: text('key'),
    step: step('step') ?? last,
    goes: step('go'),
    isTrapped: text(TRAP) !== '',
  };
}

/** What the page that answers has to ask for again; from step to step only the names go along. */
function lostIn(form: Form, data: FormData, uploads: readonly Upload[]): Sent['lost'] {
  const lost = fileFieldsOf(form).map(({ name, most = 1 }) => {
    const came = uploads.filter(({ field }) => field === name).map((upload) => upload.name);
    const before = data.getAll(lostName(name)).slice(0, most).map(String).map(shownName);
    return [name, came.length > 0 ? came : before] as const;
  });
  return Object.fromEntries(lost.filter(([, names]) => names.length > 0));
}

export const lostName = (field: string) => `lost.${field}`;

/** What was sent, told in one hash: answers as typed, what they are about, files by content. */
export async function hashOf(
  { values, uploads }: Sent,
  subject: Subject | undefined,
): Promise<string> {
  const files = await Promise.all(uploads.map(({ bytes }) => contentHash(bytes)));
  const about = subject && `${subject.kind} ${subject.id}`;
  const told = JSON.stringify([Object.entries(values), about, files]);
  return contentHash(new TextEncoder().encode(told));
}
