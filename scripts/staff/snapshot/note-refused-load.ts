import { recordIncidents } from '../../../src/platform/incidents-store';
import type { CommandInvocation } from '../command';

/**
 * Writes a refused load where the site's next job finds it, which tells staff by mail: loads often run
 * unattended at night. A database that cannot be reached changes nothing about the refusal.
 */
export async function noteRefusedLoad(call: CommandInvocation): Promise<void> {
  try {
    const { db } = await call.openStores();
    await recordIncidents(db, 'refused load', 1, Date.now());
  } catch {
    call.terminal.print('The refusal could not be noted for the alert by mail.');
  }
}
