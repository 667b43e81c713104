import { loadSigningKeys } from '../../platform/auth/signing-keys-store';
import type { FormHandler } from '../forms/kit/submit/handler';
import { composeNewsletterConfirmation } from './confirmation-mail';
import { newsletterForm } from './form';
import { insertSubscription } from './newsletter-store';

/** Subscribes an address, as the newsletter checkbox of other forms does. */
export const newsletterHandler: FormHandler<typeof newsletterForm> = {
  form: newsletterForm,
  reply: 'DESK_TEMPLATE_MESSAGE',
  composeMails: async ({ ctx, env, answers }) => [
    await composeNewsletterConfirmation(ctx, answers.email, await loadSigningKeys(env)),
  ],
  buildStatements: ({ ctx, answers, submittedAt }, db) => [
    insertSubscription(db, answers.email, ctx.language, submittedAt.getTime()),
  ],
};
