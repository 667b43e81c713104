import * as v from 'valibot';

/**
 * Hears what `from` says to this window: only from our own origin, only from that window, only of
 * that shape; anything else changes nothing.
 */
export function onWindowMessage<const Schema extends v.GenericSchema>(
  from: () => MessageEventSource | null,
  schema: Schema,
  heard: (message: v.InferOutput<Schema>) => void,
): void {
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source === null || source !== from()) return;
    const message = v.safeParse(schema, data);
    if (message.success) heard(message.output);
  });
}
