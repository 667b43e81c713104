const resolveNull = async () => null;
const resolveEmptyResults = async () => ({ results: [] });
const stubStatement = {
  bind: () => stubStatement,
  first: async (column?: string) =>
    column === 'value' ? 'a secret of thirty-two characters' : null,
  all: resolveEmptyResults,
  run: resolveEmptyResults,
};
/** Bindings of empty stores, except for the secret of forms. */
export const stubBindings = {
  SNAPSHOTS: { get: resolveNull },
  DB: { prepare: () => stubStatement, batch: async () => [] },
  FILES: { get: resolveNull },
  ASSETS: { fetch: resolveNull },
  MAIL: { send: resolveNull },
  ENVIRONMENT: 'local',
  PUBLIC_ORIGIN: 'http://localhost:8787',
  SNAPSHOT_POLL_S: 1e9,
};
