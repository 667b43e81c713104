const resolveNull = async () => null;
const resolveEmptyResults = async () => ({ results: [] });
const SECRET_OF_FORMS = { value: 'a secret of thirty-two characters'.repeat(2) };

function prepareStatement(sql: string) {
  const statement = {
    bind: () => statement,
    first: async () => (sql.includes('FROM secrets') ? SECRET_OF_FORMS : null),
    all: resolveEmptyResults,
    run: resolveEmptyResults,
  };
  return statement;
}

/** Bindings of empty stores, except for the secret of forms. */
export const stubBindings = {
  SNAPSHOTS: { get: resolveNull },
  DB: { prepare: prepareStatement, batch: async () => [] },
  FILES: { get: resolveNull },
  ASSETS: { fetch: resolveNull },
  MAIL: { send: resolveNull },
  ENVIRONMENT: 'local',
  PUBLIC_ORIGIN: 'http://localhost:8787',
  SNAPSHOT_POLL_S: 1e9,
};
