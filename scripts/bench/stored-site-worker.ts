import embedded from 'embedded.bin';
import { createWorker } from '../../src/worker';
import { stubBindings } from './stub-bindings';

/** The worker as it ships, with its version in KV; its other stores are empty. */
const site = createWorker(embedded);

export default {
  fetch: (
    request: Parameters<typeof site.fetch>[0],
    { SNAPSHOTS }: { SNAPSHOTS: KVNamespace },
    context: ExecutionContext,
  ) => site.fetch(request, { ...stubBindings, SNAPSHOTS }, context),
};
