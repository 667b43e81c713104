/** Returns what went wrong in words: of a database without its tables what makes them, of a file what is in the way. */
export function explainProblem(problem: unknown): string {
  const message = problem instanceof Error ? problem.message : String(problem);
  const [, missing] = /no such (?:table|column): ([\w.]+)/.exec(message) ?? [];
  if (missing)
    return `The database has no ${missing}: its migrations are not applied. Here \`npm start\` applies them, for the live site see docs/deploy.md.`;
  const { code = '', path = 'A file' } = problem as NodeJS.ErrnoException;
  const obstacle = FILE_OBSTACLES[code];
  return obstacle ? `${path} ${obstacle}` : message;
}

/** Why a file cannot be read or written, in words, by the code of the system. */
const FILE_OBSTACLES: Readonly<Record<string, string>> = {
  ENOENT: 'is not there, or its folder is not.',
  EEXIST: 'is there already.',
  ENOTDIR: 'is, or lies in, a file where a folder should be.',
  EISDIR: 'is a folder, not a file.',
  EACCES: 'may not be read or written by you.',
  EPERM: 'may not be read or written by you.',
  EROFS: 'lies on a disk that cannot be written.',
  ENOSPC: 'could not be written: the disk is full.',
  ENAMETOOLONG: 'is too long a name.',
};

/** Whether a database has no tables yet: then no desk and no watch have written or read anything there. */
export const lacksTables = (problem: unknown): boolean =>
  problem instanceof Error && /no such table/.test(problem.message);
