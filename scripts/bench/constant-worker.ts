import page from 'bench:page';

/** Reference for the warm list page: a constant response of the same size. */
const body = new TextEncoder().encode(page as string);

export default {
  fetch: () => new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
};
