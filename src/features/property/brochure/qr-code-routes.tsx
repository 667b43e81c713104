import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { findProject } from '../../../domain/catalogue/project';
import { getListingSection } from '../../../domain/routing/href';
import type { App } from '../../../env';
import type { RequestContext } from '../../../platform/request-context';
import { PositiveIntegerParameter } from '../../../platform/request-parameters';
import { share } from '../../../platform/sharing/share';
import { QrCode } from '../../../views/ui/qr-code';

/** The QR code of the brochure of a property or a project, as a picture: half a kilobyte that only a printed page needs. */
export const qrCodeRoutes = new Hono<App>();

const validateQuery = vValidator(
  'query',
  v.union([
    v.object({ property: PositiveIntegerParameter }),
    v.object({ project: PositiveIntegerParameter }),
  ]),
  ({ success }, c) => (success ? undefined : c.notFound()),
);

qrCodeRoutes.get('/qr-code/', validateQuery, async (c) => {
  const { ctx } = c.var;
  const path = await findPath(ctx, c.req.valid('query'));
  if (!path) return c.notFound();
  share(c, { params: ['property', 'project'] });
  const code = <QrCode text={ctx.origin + path} />;
  return c.body(renderToStaticMarkup(code), 200, { 'Content-Type': 'image/svg+xml' });
});

/**
 * Finds the path that a code leads to. Section and ID of a property redirect permanently to the canonical path in the
 * reader's language (decision 2). That is a third as long, so the code has 29 modules, not 41: it scans from further away.
 */
async function findPath(
  { snapshot, href, catalogueLanguage }: RequestContext,
  subject: { property: number } | { project: number },
): Promise<string | undefined> {
  if ('project' in subject) {
    const { projects } = snapshot.catalogue;
    const project = findProject(projects, subject.project, catalogueLanguage);
    return project && href.project(project);
  }
  const records = await snapshot.catalogue.loadProperty(subject.property);
  return (
    records && `${href.page(getListingSection(records[catalogueLanguage]))}${subject.property}/`
  );
}
