/** Headers of which no page shows anything: the framework reads the first for its validators, the second for the log. */
const NEUTRAL_HEADERS = new Set(['content-type', 'x-request-id']);

/** What names headers of a request one by one. */
const READERS_BY_NAME = new Set(['get', 'has']);

/**
 * Watches whether anything of a request is read but its address and its body: cookies, language, network, browser. Then
 * the answer may differ from one sender to the next, whatever its route declares (decision 134). Call before the app runs.
 */
export function watchSender(request: Request): { isRead: boolean } {
  const sender = { isRead: false };
  const { headers, cf } = request;
  const watched = new Proxy(headers, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]) => {
        const isNeutral =
          READERS_BY_NAME.has(String(key)) && NEUTRAL_HEADERS.has(String(values[0]).toLowerCase());
        sender.isRead ||= !isNeutral;
        return value.apply(target, values);
      };
    },
  });
  Object.defineProperty(request, 'headers', { value: watched });
  Object.defineProperty(request, 'cf', {
    get() {
      sender.isRead = true;
      return cf;
    },
  });
  return sender;
}
