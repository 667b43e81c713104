import type { RequestContext } from '../../../../platform/request-context';
import { inLanguage } from '../../../../platform/request-context';
import type { FormContext } from './handler';
import type { LoadedForm } from './load-form';
import { loadForm } from './load-form';

/** The agency reads its default language, whatever the visitor speaks. */
export const toAgencyLanguage = (ctx: RequestContext): RequestContext =>
  inLanguage(ctx, ctx.snapshot.site.configuration.language.languageDefault);

/** The form as the agency's own people would have opened it: what it is about and what was offered, in their words. */
export async function loadStaffContext({
  handler,
  request,
  loaderData,
}: Omit<LoadedForm, 'action'>): Promise<FormContext> {
  const ctx = toAgencyLanguage(request.ctx);
  if (ctx.language === request.ctx.language) return { ...request, loaderData };
  const opened = await loadForm(handler, { ...request, ctx }).catch(() => undefined);
  // Better in the visitor's words than not at all.
  return opened
    ? { ...opened.request, loaderData: opened.loaderData }
    : { ...request, ctx, loaderData };
}
