/** Reference for the start of an isolate: a worker that does nothing. */
export default { fetch: () => new Response('') };
