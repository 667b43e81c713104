/** Returns what went wrong in words; a database without its tables says what makes them. */
export function explainProblem(problem: unknown): string {
  const message = problem instanceof Error ? problem.message : String(problem);
  const [, missing] = /no such (?:table|column): ([\w.]+)/.exec(message) ?? [];
  return missing
    ? `The database has no ${missing}: its migrations are not applied. Here \`npm start\` applies them, for the live site see docs/deploy.md.`
    : message;
}

/** Whether a database has no tables yet: then no desk and no watch have written or read anything there. */
export const lacksTables = (problem: unknown): boolean =>
  problem instanceof Error && /no such table/.test(problem.message);
