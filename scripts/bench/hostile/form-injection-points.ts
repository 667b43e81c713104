import routes from '../../../data/site/routes.json';
import { BUILT_IN_ROUTES } from '../../../src/domain/routing/built-in-routes';
import type { Field } from '../../../src/features/forms/kit/definition/field';
import type { AnyForm, Form } from '../../../src/features/forms/kit/definition/form';
import { getFields } from '../../../src/features/forms/kit/definition/form';
import type { InjectionPoint } from './hostile-request';
import { SAME_ORIGIN_HEADERS, URLENCODED_HEADERS } from './hostile-request';
import { encodeParamValue } from './request-encoding';

/** Names of submitted fields that are not answers, and names that no form has. */
const NON_ANSWER_FIELDS = [
  'key',
  'altcha',
  'captcha',
  'captcha-answer',
  'step',
  'go',
  'homepage',
  '__proto__',
];

const BODY_CONTENT_TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=zq9',
  'multipart/form-data',
  'application/json',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded; charset=utf-16',
];

/** Returns a form's injection points: each field, the whole body by content type, its parts. */
export function createFormPoints(form: AnyForm, path: string): InjectionPoint[] {
  const fields = getFields(form);
  const answers = Object.fromEntries(
    fields.map((field) => [getInputName(field), getSampleAnswer(field)]),
  );
  const fieldPoints: InjectionPoint[] = [...fields.map(getInputName), ...NON_ANSWER_FIELDS].map(
    (name) => ({
      name: `${form.name}, field ${name}`,
      buildRequest: (payload) => ({
        method: 'POST',
        path,
        headers: URLENCODED_HEADERS,
        body: Object.entries({ ...answers, [name]: payload })
          .map(([key, value]) => `${encodeURIComponent(key)}=${encodeParamValue(value)}`)
          .join('&'),
        form: form.name,
      }),
    }),
  );
  const bodies: InjectionPoint[] = BODY_CONTENT_TYPES.map((type) => ({
    name: `${form.name}, body as ${type}`,
    buildRequest: (payload) => ({
      method: 'POST',
      path,
      headers: { ...SAME_ORIGIN_HEADERS, 'Content-Type': type },
      body: payload,
    }),
  }));
  return [...fieldPoints, ...bodies, createMultipartPoint(form, path)];
}

/** Puts the payload into part names, file names, content types and contents. */
const createMultipartPoint = (form: AnyForm, path: string): InjectionPoint => ({
  name: `${form.name}, parts`,
  buildRequest: (payload) => {
    const line = payload.replace(/[\r\n"]/g, '').slice(0, 2_000);
    const part = (name: string, value: string, file = '') =>
      `--zq9\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    const files = ['picture', 'pictures', 'cv'].map((name) =>
      part(name, `%PDF-1.7 ${payload}`, `; filename="${line}.pdf"\r\nContent-Type: ${line}`),
    );
    return {
      method: 'POST',
      path,
      headers: { ...SAME_ORIGIN_HEADERS, 'Content-Type': 'multipart/form-data; boundary=zq9' },
      body: [part(line, payload), part('remark', payload), ...files, '--zq9--\r\n'].join(''),
      form: form.name,
    };
  },
});

const getInputName = ({ kind, name }: Field) => (kind === 'date' ? `${name}.year` : name);

/** Returns a valid answer, so that the field under attack decides the outcome. */
function getSampleAnswer(field: Field): string {
  if ('options' in field && field.options !== 'dynamic') return field.options[0]?.value ?? '';
  return SAMPLE_ANSWERS[field.kind] ?? 'Anna';
}

const SAMPLE_ANSWERS: Partial<Record<Field['kind'], string>> = {
  email: 'anna@example.be',
  tel: '0470001231',
  url: 'https://anna.example',
  number: '2',
  money: '2000',
  date: '2027',
  checkbox: '1',
};

/** Returns the path of a form's own page in a language, with its subject. */
export function buildFormPath(
  { path, about, name }: Pick<Form, 'path' | 'about'> & { name: string },
  language: 'nl' | 'fr',
): string {
  const route = [...BUILT_IN_ROUTES, ...routes].find(({ original }) => original === path);
  const subject =
    about && (about === 'project' ? 'project=12' : `property=${PROPERTY_BY_FORM[name] ?? 84213}`);
  return `${route?.[language] ?? path}${subject ? `?${subject}` : ''}`;
}

/** The property of a form's page, if it is not the house for sale. */
const PROPERTY_BY_FORM: Record<string, number> = { 'rental-application': 84232 };
