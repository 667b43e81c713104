import type { Context } from 'hono';
import type { Configuration } from '../../../domain/site/configuration/configuration';
import type { SoldHome } from '../../../domain/site/sold-home';
import type { TownText } from '../../../domain/site/town-text';
import type { App } from '../../../env';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { refuseForm } from '../../forms/kit/submit/read-form';
import { AskPage } from '../ask-page';
import { CardNote } from '../cards/card-note';
import type { MissingCard } from '../cards/missing-cards-store';
import { findTownCard } from '../cards/missing-cards-store';
import { renderDeskPage } from '../render-desk-page';
import { SEEN_WITHIN } from '../seen-within';
import { loadAgentWork, loadLeftWork } from './agent-work-store';
import { describeAsked } from './asked-drafts';
import { ChangeList } from './change-list';
import { findFieldErrors } from './check-document';
import { ConsentEnds } from './consent-ends';
import { describeDrafts } from './describe-draft';
import { readDocumentValues } from './document-form';
import { discardForm } from './document-forms';
import { DocumentPage, describeAuthors } from './document-page';
import { getDocumentTitle } from './document-table';
import { GoesAlong, LeavesListings } from './goes-along';
import { ItemLists } from './item-lists';
import { MetadataPreview } from './metadata-preview';
import { ModuleList } from './module-list';
import type { OpenedDocument } from './opened-document-store';
import { PictureList } from './pictures/picture-list';
import { RemovedPage } from './removed-page';
import { describeSeen } from './seen-values';
import type { PageDocument } from './site-document';
import { openSiteDocument, parseDocumentName } from './site-document';
import { SITE, SiteHead } from './site-head';
import { SocialAddresses } from './social-addresses';
import { TextSearch } from './text-search';

/** Asks before drafts are thrown away or a record is removed. */
export async function askBeforeDiscarding(
  c: Context<App>,
  { name, site, document, drafts, path, list }: OpenedDocument,
  { isRemoval, refused }: { isRemoval: boolean; refused: RefusedForm | undefined },
) {
  const { ctx } = c.var;
  const title = getDocumentTitle(ctx, name, document);
  const action = ctx.href.page(path);
  const work = await loadAgentWork(ctx, c.env.DB, name);
  return renderDeskPage(
    c,
    { title, entry: SITE, status: refused?.status ?? 200 },
    <AskPage
      {...{ ctx, action, form: discardForm, back: action, refused }}
      hidden={{ sure: 'yes', asked: describeAsked(drafts) }}
      buttons={discardForm.buttons.filter(({ value }) => (value === 'remove') === isRemoval)}
      head={<SiteHead ctx={ctx} current={list} />}
      about={
        isRemoval ? (
          <GoesAlong {...{ ctx, document, work }} />
        ) : (
          <>
            <p className="desk-quiet">{describeAuthors(ctx, drafts)}</p>
            <ChangeList
              {...{ ctx, site: site.draft }}
              changes={describeDrafts(site.live, drafts)}
            />
          </>
        )
      }
      question={ctx.t(isRemoval ? 'DESK_SITE_REMOVE_ASK' : 'DESK_SITE_DISCARD_ASK', { title })}
    />,
  );
}

/** Renders a document that a draft removes, with the way to keep it. */
export async function renderRemoved(
  c: Context<App>,
  { text, name, around, document, drafts, path, list }: OpenedDocument,
  removal: string,
  done = '',
) {
  const { ctx } = c.var;
  const other = removal === text ? undefined : parseDocumentName(removal);
  const title = getDocumentTitle(ctx, name, document);
  const above = other && {
    path: `${SITE}${removal}/`,
    title: getDocumentTitle(ctx, other, openSiteDocument(around.site, other)),
  };
  const work = await loadAgentWork(ctx, c.env.DB, name);
  return renderDeskPage(
    c,
    { title, entry: SITE, query: '' },
    <RemovedPage
      {...{ ctx, title, path, list, drafts, above }}
      along={<GoesAlong {...{ ctx, document, work }} />}
      done={done === 'saved' ? ctx.t('DESK_SITE_SAVED') : undefined}
    />,
  );
}

/** Finds the card for shared links that a document lacks: a published town is shown with its photograph. */
export async function findDocumentCards(
  c: Context<App>,
  { name, site }: Pick<OpenedDocument, 'name' | 'site'>,
): Promise<MissingCard[]> {
  const town = name.kind === 'towns' && openSiteDocument(site.live, name);
  return town ? findTownCard(c.var.ctx, c.env.FILES, town as TownText) : [];
}

/** Renders a document with its form, its pictures and its modules; what was refused stands at its field. */
export async function renderDocument(
  c: Context<App>,
  {
    name,
    site,
    around,
    refusals,
    document,
    sections,
    inputs,
    form,
    drafts,
    path,
    list,
  }: OpenedDocument,
  { refused, done = '' }: { refused?: RefusedForm; done?: string },
) {
  const { ctx } = c.var;
  const values = readDocumentValues(document, inputs);
  const errors = findFieldErrors(ctx, refusals, name, document, inputs);
  const title = getDocumentTitle(ctx, name, document);
  const names = new Set(inputs.map((input) => input.name));
  const unplaced = Object.entries(errors).find(([path]) => !names.has(path))?.[1];
  const shown =
    Object.keys(errors).length > 0
      ? refuseForm(
          { form, values },
          { errors, alert: unplaced?.key ?? 'DESK_SITE_UNFIT', alertValues: unplaced?.values },
        )
      : undefined;
  const state = refused ?? shown ?? { ok: false, status: 422, values, errors: {} };
  const cards = await findDocumentCards(c, { name, site });
  const work = await loadLeftWork(ctx, c.env.DB, name, document);
  const notices: Record<string, string> = {
    saved: ctx.t('DESK_SITE_SAVED'),
    discarded: ctx.t('DESK_SITE_DISCARDED'),
    kept: ctx.t('DESK_SITE_KEPT', { title }),
    ended: ctx.t('DESK_SOLD_ENDED', SEEN_WITHIN),
  };
  return renderDeskPage(
    c,
    { title, entry: SITE, status: refused?.status ?? 200, query: '' },
    <DocumentPage
      {...{ ctx, title, path, list, form, state, values, drafts }}
      seen={describeSeen(values)}
      done={notices[done]}
      isRecord={name.id !== 0 && name.kind !== 'sold'}
      sought={around.sought}
      head={
        (name.kind === 'texts' && <TextSearch {...{ around, document }} />) ||
        (name.kind === 'agency' && (
          <SocialAddresses {...{ ctx }} look={around.site.configuration} />
        )) ||
        (name.kind === 'team' && (
          <div data-follows="work">
            {work && (
              <div className="desk-note">
                <LeavesListings {...{ ctx, work }} />
              </div>
            )}
          </div>
        ))
      }
    >
      {name.kind === 'pages' && (
        <MetadataPreview {...{ ctx }} document={document as PageDocument} />
      )}
      <CardNote {...{ ctx, cards }} action={ctx.href.page(path)} />
      <PictureList {...{ around, document, sections }} action={ctx.href.page(path)} />
      {name.kind === 'look' && (
        <ItemLists
          {...{ ctx, drafts, action: ctx.href.page(path) }}
          live={site.live.configuration}
          look={document as Configuration}
        />
      )}
      {name.kind === 'sold' && (
        <ConsentEnds
          {...{ ctx, action: ctx.href.page(path) }}
          live={openSiteDocument(site.live, name) as SoldHome | undefined}
        />
      )}
      {name.kind === 'pages' && (
        <ModuleList
          {...{ around, refused, action: ctx.href.page(path) }}
          document={document as PageDocument}
        />
      )}
    </DocumentPage>,
  );
}
