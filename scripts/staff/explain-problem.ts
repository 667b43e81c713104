/** Returns what went wrong in words; a database without its tables says what makes them. */
export function explainProblem(problem: unknown): string {
  const message = problem instanceof Error ? problem.message : String(problem);
  const [, missing] = /no such (?:table|column): ([\w.]+)/.exec(message) ?? [];
  return missing
    ? `The database has no ${missing}: its migrations are not applied. Here \`npm start\` applies them, for the live site see docs/deploy.md.`
    : message;
}
