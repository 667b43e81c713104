/**
 * The structured data of a page for search engines, as JSON-LD. It is data and never runs; `<` is
 * escaped, which React does not do, so that no text can end the element. A list of nothing is left out.
 */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }, (_, value: unknown) =>
    Array.isArray(value) && value.length === 0 ? undefined : value,
  );
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a single '<'
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
