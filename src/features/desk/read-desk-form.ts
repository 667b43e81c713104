import type { Context } from 'hono';
import type { App } from '../../env';
import { readFormBody } from '../forms/kit/submit/form-body';

/** The answers of a form of the desk by field: the first value of each, without spaces around it. */
export type DeskAnswers = Readonly<Record<string, string>>;

/** Reads the body of a form of the desk; an unreadable one has no answers. */
export async function readDeskForm(c: Context<App>): Promise<DeskAnswers> {
  const body = await readFormBody(c.req.raw);
  if (!body.ok) return {};
  const answers: Record<string, string> = {};
  for (const [name, value] of body.data)
    if (typeof value === 'string') answers[name] ??= value.trim();
  return answers;
}
