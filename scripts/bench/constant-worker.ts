import page from 'bench:page';

/** The anchor for a warm page: a constant of the same size. */
const body = new TextEncoder().encode(page as string);

export default {
  fetch: () => new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
};
