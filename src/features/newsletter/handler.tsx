import { siteSecret } from '../../platform/auth/secret-store';
import type { FormRoom } from '../forms/kit/submit/handler';
import { confirmation } from './confirmation';
import { newsletter } from './form';
import { asked } from './newsletter-store';

/** Signing up is all this form does: what the newsletter's box does in other forms. */
export const newsletterRoom: FormRoom<typeof newsletter> = {
  form: newsletter,
  mails: async ({ ctx, env, answers }) => [
    await confirmation(ctx, answers.email, await siteSecret(env.DB)),
  ],
  also: ({ ctx, answers, at }, db) => [asked(db, answers.email, ctx.language, at.getTime())],
};
