import { siteSecret } from '../../auth/secret-store';
import { confirmation } from '../../newsletter/confirmation';
import { asked } from '../../newsletter/newsletter-store';
import type { FormRoom } from '../kit/room';
import { newsletter } from './form';

/** Signing up is all this form does: what the newsletter's box does in other forms. */
export const newsletterRoom: FormRoom<typeof newsletter> = {
  form: newsletter,
  mails: async ({ visit, env, answers }) => [
    await confirmation(visit, answers.email, await siteSecret(env.DB)),
  ],
  also: ({ visit, answers, at }, db) => [asked(db, answers.email, visit.language, at.getTime())],
};
