import * as v from 'valibot';

/**
 * Calls `onMessage` for messages to this window that come from our own origin and the window of
 * `getSource` and match the schema; ignores all others.
 */
export function onWindowMessage<const Schema extends v.GenericSchema>(
  getSource: () => MessageEventSource | null,
  schema: Schema,
  onMessage: (message: v.InferOutput<Schema>) => void,
): void {
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source === null || source !== getSource()) return;
    const message = v.safeParse(schema, data);
    if (message.success) onMessage(message.output);
  });
}
