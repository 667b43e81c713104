/** Every text within a record with its dotted path. */
export function* textsWithin(
  value: unknown,
  path: readonly string[] = [],
): Iterable<{ field: string; text: string }> {
  if (typeof value === 'string') yield { field: path.join('.'), text: value };
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* textsWithin(inner, [...path, key]);
  }
}
