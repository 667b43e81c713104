import type { TestSite } from './form-requests';
import { CONTACT_DETAILS, createCaptchaProof, parseFormPage, submitForm } from './form-requests';

/** A form with files: its page, its name, and the answers that make it complete. */
export const FILE_FORMS = {
  job: {
    path: '/nl/werken-bij-ons/',
    form: 'job-contact',
    field: 'cv',
    answers: { motivation: 'Ik ken de Ourthe.' },
  },
  valuation: {
    path: '/nl/gratis-schatting/',
    form: 'contact-demand',
    field: 'pictures',
    answers: {
      step: '3',
      propertyAddress: 'Rue du Moulin 3',
      propertyZip: '6940',
      propertyCity: 'Durbuy',
      propertyType: '1',
      goal: 'sell',
    },
  },
} as const;
export type FileFormName = keyof typeof FILE_FORMS;

/** A form that was opened; `send` sends it as a browser without script does. */
export interface OpenedFileForm {
  key: string;
  action: string;
  buildBody(files: readonly File[], answers?: Record<string, string>): Promise<FormData>;
  send(
    files: readonly File[],
    answers?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response>;
}

export async function openFileForm(site: TestSite, name: FileFormName): Promise<OpenedFileForm> {
  const { path, form, field, answers: formAnswers } = FILE_FORMS[name];
  const page = await parseFormPage(await site(path), form);
  const buildBody: OpenedFileForm['buildBody'] = async (files, answers = {}) => {
    const body = new FormData();
    const entries = Object.entries({
      ...page.hidden,
      ...CONTACT_DETAILS,
      ...formAnswers,
      altcha: await createCaptchaProof(),
      ...answers,
    });
    for (const [entry, value] of entries) body.set(entry, value);
    for (const file of files) body.append(field, file);
    return body;
  };
  return {
    key: page.hidden.key ?? '',
    action: page.action,
    buildBody,
    send: async (files, answers, headers) =>
      submitForm(site, page.action, await buildBody(files, answers), headers),
  };
}

const MEGABYTE = 1024 * 1024;

export const createPdf = (name = 'cv.pdf', megabytes = 0.001): File =>
  new File(['%PDF-1.7\n', new Uint8Array(Math.round(megabytes * MEGABYTE) - 9)], name);

/** Creates a JPEG of one scan, filled with pixels up to its size. */
export const createPhotograph = (name: string, megabytes = 0.001): File =>
  new File(
    [
      Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2),
      new Uint8Array(Math.round(megabytes * MEGABYTE) - 8).fill(0x55),
      Uint8Array.of(0xff, 0xd9),
    ],
    name,
  );
