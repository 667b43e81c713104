import { execFile } from 'node:child_process';
import { readD1Migrations } from '@cloudflare/vitest-plugin';
import type { Place } from '../../../scripts/staff/place';

export interface Said {
  code: number;
  out: string;
  err: string;
}

/** Calls the tool as a person would: `npm run staff -- …` without npm's own lines. */
export function staff(...words: string[]): Promise<Said> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/tasks/staff.mjs', ...words], (problem, out, err) => {
      resolve({ code: problem ? Number(problem.code) : 0, out, err });
    });
  });
}

export const report = ({ out }: Said) => JSON.parse(out);

/** Gives local data its tables, as a deployment has them. */
export async function migrate({ db }: Place): Promise<void> {
  const migrations = await readD1Migrations('data/migrations');
  await db.batch(migrations.flatMap(({ queries }) => queries).map((query) => db.prepare(query)));
}
