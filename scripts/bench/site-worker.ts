import archive from 'bench:snapshot';
import { createWorker } from '../../src/worker';

/** The worker as it ships. Its stores are empty except for the secret of forms, so it serves the embedded snapshot. */
const site = createWorker((archive as Uint8Array).slice().buffer as ArrayBuffer);
const resolveNull = async () => null;
const resolveEmptyResults = async () => ({ results: [] });
const stubStatement = {
  bind: () => stubStatement,
  first: async (column?: string) =>
    column === 'value' ? 'a secret of thirty-two characters' : null,
  all: resolveEmptyResults,
  run: resolveEmptyResults,
};
const stubBindings = {
  SNAPSHOTS: { get: resolveNull },
  DB: { prepare: () => stubStatement, batch: async () => [] },
  FILES: { get: resolveNull },
  ASSETS: { fetch: resolveNull },
  MAIL: { send: resolveNull },
  ENVIRONMENT: 'local',
  PUBLIC_ORIGIN: 'http://localhost:8787',
  SNAPSHOT_POLL_S: 1e9,
};

export default {
  fetch: (request: Parameters<typeof site.fetch>[0], _: unknown, context: ExecutionContext) =>
    site.fetch(request, stubBindings, context),
};
