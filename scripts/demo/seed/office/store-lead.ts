import { findHandlerByName } from '../../../../src/features/forms/form-handlers.ts';
import { getFields } from '../../../../src/features/forms/kit/definition/form.ts';
import type { FieldValues } from '../../../../src/features/forms/kit/definition/parse-answers.ts';
import { parseAnswers } from '../../../../src/features/forms/kit/definition/parse-answers.ts';
import type { StoredUpload } from '../../../../src/features/forms/kit/store/commit-lead-store.ts';
import { commitLead } from '../../../../src/features/forms/kit/store/commit-lead-store.ts';
import { toDay } from './moments.ts';
import type { DemoVisitor } from './visitors.ts';

/** A password never reaches the answers that are stored. */
const OMITTED_FIELDS = ['password', 'passwordConfirm'];

export interface ArrivedLead {
  key: string;
  form: string;
  from: Pick<DemoVisitor, 'lastName' | 'language'>;
  property?: number | undefined;
  project?: number | undefined;
  values: FieldValues;
  /** Row to store as it is, for a form that is not one of the site's. */
  answers?: object;
  storedUploads?: readonly StoredUpload[];
  /** When it came, in milliseconds since 1970. */
  at: number;
}

/** Stores a lead as its form does, in one batch with `statements`. @throws where the form would refuse it */
export async function storeLead(
  db: D1Database,
  lead: ArrivedLead,
  statements: readonly D1PreparedStatement[] = [],
): Promise<void> {
  const { key, form, from, property, project, at } = lead;
  const result = await commitLead(
    db,
    {
      ...{ key, form, property, project, createdAt: at, language: from.language },
      bodyHash: 'demonstration',
      answers: JSON.stringify(lead.answers ?? readAnswers(lead)),
    },
    {
      storedUploads: lead.storedUploads ?? [],
      proof: { id: `demonstration ${key}`, expires: at },
      ...{ mails: [], rateLimits: [], formStatements: statements },
    },
  );
  if (!result.stored) throw new Error(`${form} of ${from.lastName}: ${result.conflict}`);
}

function readAnswers({ form: name, from, values, at }: ArrivedLead): object {
  const form = findHandlerByName(name)?.form;
  if (!form) throw new Error(`there is no form ${name}`);
  const fields = getFields(form);
  const known = new Set(fields.map((field) => field.name));
  const typed = Object.fromEntries(
    Object.entries({ ...from, ...values }).filter(([field]) => known.has(field)),
  );
  for (const field of fields) {
    const days = field.kind === 'date' && /^\+(\d+)$/.exec(String(typed[field.name]))?.[1];
    if (days) typed[field.name] = toDay(at, Number(days));
  }
  const parsed = parseAnswers(form, typed, OMITTED_FIELDS);
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.errors)}`);
  const {
    password: _,
    passwordConfirm: __,
    ...answers
  } = parsed.answers as Record<string, unknown>;
  return answers;
}
