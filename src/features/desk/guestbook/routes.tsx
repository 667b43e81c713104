import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../../env';
import { limitPlace, PLACE_ENTRIES } from '../../../platform/list-place';
import type { RequestContext } from '../../../platform/request-context';
import { TextParameter } from '../../../platform/request-parameters';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { FormAlert } from '../../forms/kit/view/action-form';
import { approveTestimonial, rejectTestimonial } from '../../guestbook/testimonial-decisions-store';
import type { ModeratedTestimonial } from '../../guestbook/testimonials-store';
import {
  countTestimonials,
  loadTestimonial,
  loadTestimonialsPage,
} from '../../guestbook/testimonials-store';
import { AskPage } from '../ask-page';
import { getStaff } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';
import { renderDeskPage } from '../render-desk-page';
import { getApprovalForm, refusalForm } from './approval-form';
import { GuestbookEntry } from './entry';
import { ENTRIES_PER_PAGE, GUESTBOOK_LISTS, GuestbookPage } from './guestbook-page';
import { findCrop, openOriginalPicture, suggestDeals } from './guestbook-store';

/** The guestbook: what visitors wrote, and whether it is shown (decision 27). */
export const deskGuestbookRoutes = new Hono<App>();

const ENTRY = '/desk/guestbook/';
const ListQuery = v.object({ state: TextParameter, ...PLACE_ENTRIES });

deskGuestbookRoutes.get('/desk/guestbook/', vValidator('query', ListQuery), async (c) => {
  const { ctx } = c.var;
  const { DB } = c.env;
  const { state, ...place } = limitPlace(c.req.valid('query'), ENTRIES_PER_PAGE);
  const list = GUESTBOOK_LISTS.find(([name]) => name === state)?.[1] ?? 'pending';
  const { rows: testimonials } = await loadTestimonialsPage(DB, list, place, ENTRIES_PER_PAGE);
  const counts = await countTestimonials(DB);
  const suggestions = await suggestDeals(
    DB,
    testimonials.map(({ id }) => id),
  );
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_GUESTBOOK'), entry: ENTRY },
    <GuestbookPage {...{ ctx, list, counts, testimonials, suggestions, place }} />,
  );
});

deskGuestbookRoutes.get('/desk/guestbook/:id/', async (c) => {
  const testimonial = await loadTestimonial(c.env.DB, c.req.param('id'));
  return testimonial ? renderEntry(c, testimonial) : c.notFound();
});

deskGuestbookRoutes.get('/desk/guestbook/:id/picture/', async (c) => {
  const testimonial = await loadTestimonial(c.env.DB, c.req.param('id'));
  const picture = testimonial?.image
    ? await openOriginalPicture(c.env.FILES, testimonial.image)
    : null;
  if (!picture) return c.notFound();
  c.header('Content-Type', picture.httpMetadata?.contentType ?? 'application/octet-stream');
  return c.body(picture.body as ReadableStream);
});

deskGuestbookRoutes.post('/desk/guestbook/:id/', async (c) => {
  const { DB, FILES } = c.env;
  const stores = { db: DB, files: FILES };
  const testimonial = await loadTestimonial(DB, c.req.param('id'));
  if (!testimonial) return c.notFound();
  const { id } = testimonial;
  const read = await readForm(c, getApprovalForm(testimonial), refusalForm);
  if (!read.ok) return renderEntry(c, testimonial, read);
  if (read.action === 'refused') {
    if (testimonial.state === 'approved' && !read.answers.sure)
      return askBeforeRefusing(c, testimonial);
    const log = recordStaffAction(DB, getStaff(c), 'testimonial refused', id);
    await rejectTestimonial(stores, id, Date.now(), [log]);
    return redirectToList(c, 'refused');
  }
  const { knownBy, deal, ...part } = read.answers;
  const log = recordStaffAction(DB, getStaff(c), 'testimonial approved', id);
  const crop = await findCrop(FILES, testimonial.image, part);
  const outcome = await approveTestimonial(stores, id, { knownBy, deal, crop }, Date.now(), [log]);
  if (outcome === 'picture gone')
    return renderEntry(c, testimonial, refuseForm(read, { alert: 'DESK_GUESTBOOK_NO_PICTURE' }));
  return redirectToList(c, 'approved');
});

/** Asks before an entry is taken off the site, with its picture. */
function askBeforeRefusing(c: Context<App>, { id, name, comment }: ModeratedTestimonial) {
  const { ctx } = c.var;
  const action = ctx.href.page(`/desk/guestbook/${id}/`);
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_GUESTBOOK'), entry: ENTRY },
    <AskPage
      {...{ ctx, action, form: refusalForm, hidden: { sure: 'yes' }, back: action }}
      head={<EntryHead ctx={ctx} />}
      question={ctx.t('DESK_GUESTBOOK_ASK_REFUSE', { name })}
      about={<blockquote>{comment}</blockquote>}
    />,
  );
}

const redirectToList = (c: Context<App>, state: string) =>
  c.redirect(c.var.ctx.href.page(ENTRY, { state }), 303);

async function renderEntry(
  c: Context<App>,
  testimonial: ModeratedTestimonial,
  refused?: RefusedForm,
) {
  const { ctx } = c.var;
  const suggestion = (await suggestDeals(c.env.DB, [testimonial.id])).get(testimonial.id) ?? '';
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_GUESTBOOK'), entry: ENTRY, status: refused?.status ?? 200 },
    <div className="desk-page">
      <EntryHead ctx={ctx} />
      <FormAlert {...{ ctx, refused }} />
      <GuestbookEntry {...{ ctx, testimonial, suggestion, refused }} />
    </div>,
  );
}

const EntryHead = ({ ctx: { t, href } }: { ctx: RequestContext }) => (
  <div className="desk-head">
    <h1>{t('DESK_GUESTBOOK')}</h1>
    <a href={href.page(ENTRY)}>{t('DESK_GUESTBOOK_ALL')}</a>
  </div>
);
