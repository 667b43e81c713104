import archive from 'bench:snapshot';
import { createWorker } from '../../src/worker';
import { stubBindings } from './stub-bindings';

/** The worker as it ships. Its stores are empty except for the secret of forms, so it serves the embedded snapshot. */
const site = createWorker((archive as Uint8Array).slice().buffer as ArrayBuffer);
export default {
  fetch: (request: Parameters<typeof site.fetch>[0], _: unknown, context: ExecutionContext) =>
    site.fetch(request, stubBindings, context),
};
