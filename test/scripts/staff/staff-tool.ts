import { execFile } from 'node:child_process';
import { readD1Migrations } from '@cloudflare/vitest-plugin';
import type { StaffStores } from '../../../scripts/staff/stores';

export interface StaffResult {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Calls the tool as a person would: `npm run staff -- …` without npm's own lines. */
export function runStaff(...words: string[]): Promise<StaffResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/tasks/staff.mjs', ...words], (problem, out, err) => {
      resolve({ exitCode: problem ? Number(problem.code) : 0, stdout: out, stderr: err });
    });
  });
}

export const parseReport = ({ stdout }: StaffResult) => JSON.parse(stdout);

/** Gives local data its tables, as a deployment has them. */
export async function createTables({ db }: StaffStores): Promise<void> {
  const migrations = await readD1Migrations('data/migrations');
  await db.batch(migrations.flatMap(({ queries }) => queries).map((query) => db.prepare(query)));
}
