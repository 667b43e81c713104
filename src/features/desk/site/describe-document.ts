import { formatCurrency } from '../../../domain/format/currency';
import { DOT } from '../../../domain/format/dot';
import { createExcerpt } from '../../../domain/format/excerpt';
import type { Article } from '../../../domain/site/article';
import type { EditableSite } from '../../../domain/site/editable-site';
import type { SoldHome } from '../../../domain/site/sold-home';
import type { TeamMember } from '../../../domain/site/team';
import type { TownText } from '../../../domain/site/town-text';
import type { RequestContext } from '../../../platform/request-context';
import { getPagePath } from './find-shown-path';
import type { DocumentName } from './site-document';
import { openSiteDocument } from './site-document';

/** The length of an introduction that still stands on one line of a list. */
const MAX_WORDS = 120;

/** Says in a line what a document of a list is: its address, role or first words. */
export function describeDocument(
  ctx: RequestContext,
  site: EditableSite,
  name: DocumentName,
): string {
  const document = openSiteDocument(site, name);
  switch (name.kind) {
    case 'pages':
      return getPagePath(ctx, site, name.id);
    case 'team':
      return ctx.localize((document as TeamMember).role).text;
    case 'towns':
      return createExcerpt(ctx.localize((document as TownText).character).text, MAX_WORDS);
    case 'articles':
      return createExcerpt(ctx.localize((document as Article).intro).text, MAX_WORDS);
    case 'sold':
      return describeHome(ctx, document as SoldHome);
    default:
      return '';
  }
}

const describeHome = ({ localize }: RequestContext, { title, asked }: SoldHome): string =>
  [localize(title).text, asked !== undefined && formatCurrency(asked)].filter(Boolean).join(DOT);
