import type { Language } from '../../src/domain/language/language';
import type { RequestContext } from '../../src/platform/request-context';
import { createRequestContext } from '../../src/platform/request-context';
import { showWithheld } from '../../src/platform/snapshot/show-withheld';
import { SnapshotStore } from '../../src/platform/snapshot/snapshot-store';
import { readWorkerConfiguration } from '../environments/worker-configuration';
import type { CommandInvocation } from './command';
import type { StaffStores } from './stores';

const TIMEOUT_MS = 10_000;

/** Loads the first language of the site, which a command means that names none; Dutch before the first load. */
export async function loadSiteLanguage(
  call: Pick<CommandInvocation, 'storeOptions'>,
  stores: Pick<StaffStores, 'kv'>,
): Promise<Language> {
  const ctx = await loadLiveContext(call, stores, 'nl');
  return ctx?.snapshot.site.configuration.language.languageDefault ?? 'nl';
}

/** Loads what mails and words of the desk need: the live version in a language; undefined if none is loaded. */
export async function loadLiveContext(
  { storeOptions }: Pick<CommandInvocation, 'storeOptions'>,
  { kv }: Pick<StaffStores, 'kv'>,
  language: Language,
): Promise<RequestContext | undefined> {
  const snapshot = await new SnapshotStore().loadLive({
    ...{ kv, embedded: new ArrayBuffer(0), refuseDemonstration: false },
    ...{ pollSeconds: 0, timeoutMs: TIMEOUT_MS },
  });
  if (!snapshot) return undefined;
  const route = { original: '/desk/', language, preview: false };
  // Staff read what is not public yet like the rest (decision 107).
  return createRequestContext(
    showWithheld(snapshot, 'all'),
    route,
    (await readWorkerConfiguration(storeOptions)).vars.PUBLIC_ORIGIN,
  );
}
