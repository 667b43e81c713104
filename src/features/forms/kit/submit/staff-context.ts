import type { RequestContext } from '../../../../platform/request-context';
import { inLanguage } from '../../../../platform/request-context';

/** Returns the request context in the agency's default language, whatever the visitor's is. */
export const toAgencyLanguage = (ctx: RequestContext): RequestContext =>
  inLanguage(ctx, ctx.snapshot.site.configuration.language.languageDefault);
