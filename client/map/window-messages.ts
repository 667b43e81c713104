import * as v from 'valibot';

/**
 * Calls `heard` for messages to this window that come from our own origin and the window `from` and match
 * the schema; ignores all others.
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
