import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import type { App } from '../../env';
import { chooseHeadImages } from '../../views/layout/head-image';
import { getApprovedTestimonials } from '../guestbook/testimonial-cache-store';
import { chooseFrameStyles } from './added-styles';
import { isGuestbook } from './modules/guestbook';
import { loadPageFrame, PageFrame } from './page-frame';
import { mergePageHead } from './page-head';

/**
 * Renders each page as what it is configured to be: with metadata, banner and modules of the menu page of its path,
 * whichever feature answers the path (decision 137).
 */
export const menuPageRenderer = reactRenderer(async ({ c, children, Layout, ...props }) => {
  const { ctx, head, shell, menuPage = 'frame', modulePage } = props;
  const { page } = ctx;
  if (typeof shell === 'object') return <Layout {...props}>{children}</Layout>;
  const isConfigured = page && menuPage !== 'none';
  const merged = isConfigured ? mergePageHead(ctx, page, head) : head;
  const framed = { ...props, head: await chooseHeadImages(ctx, merged) };
  if (!isConfigured || menuPage === 'metadata') return <Layout {...framed}>{children}</Layout>;
  const { testimonials, freshSeconds } = await loadGuestbookTestimonials(c);
  const frame = await loadPageFrame(ctx, page, modulePage, testimonials);
  const sharing = freshSeconds ?? framed.sharing;
  return (
    <Layout {...{ ...framed, sharing }} addedStyles={chooseFrameStyles(props, frame)}>
      <PageFrame {...{ ctx, page, frame }} isTitled={menuPage === 'titled'}>
        {children}
      </PageFrame>
    </Layout>
  );
});

/**
 * Loads the approved testimonials if the page is the guestbook. It then depends on more than the
 * version of the snapshot, so it is shared only as long as the testimonials are fresh.
 */
async function loadGuestbookTestimonials(c: Context<App>) {
  const { route, snapshot } = c.var.ctx;
  if (!isGuestbook(snapshot.site, route.original))
    return { testimonials: [], freshSeconds: undefined };
  return getApprovedTestimonials(c.env, c.executionCtx);
}
