import type { Finding } from './check/finding';
import { createErrorFinding, createNoteFinding, createWarningFinding } from './check/finding';
import { createScriptAddressFinding, runsCode } from './check/refused-texts';
import { cleanByKind } from './clean-text';
import type { SnapshotFile } from './source';
import type { TextKind } from './text-kinds';
import { getTextKind } from './text-kinds';

/** Active content: it is removed too, but its presence means that the source is compromised. */
const ACTIVE_HTML_PATTERNS: readonly { pattern: RegExp; content: string }[] = [
  { pattern: /<\s*script\b/i, content: 'a script' },
  { pattern: /<[^>]*[\s/"']on[a-z]+\s*=/i, content: 'an event handler' },
  {
    pattern: /<[^>]*=\s*["']?\s*(javascript:|vbscript:|data:text\/html)/i,
    content: 'a link that runs code',
  },
];

/**
 * Returns a record whose texts are written as their kinds ask (text-kinds.ts), the same one if all are, and a finding
 * for each text that something was removed from.
 */
export function cleanRecord<SnapshotRecord>(
  file: SnapshotFile,
  record: SnapshotRecord,
  getName: () => string,
): { record: SnapshotRecord; findings: Finding[] } {
  const findings: Finding[] = [];
  const clean = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return cleanField(value, path);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const cleaned = entries.map(([key, inner]) => clean(inner, path ? `${path}.${key}` : key));
    if (entries.every(([, inner], index) => inner === cleaned[index])) return value;
    return Array.isArray(value)
      ? cleaned
      : Object.fromEntries(entries.map(([key], index) => [key, cleaned[index]]));
  };
  const cleanField = (value: string, path: string): string => {
    if (!/[<&]/.test(value)) return value;
    const kind = getTextKind(file, path);
    const { text, removed } = cleanByKind(value, kind);
    findings.push(...describeRemoval(kind, value, text, removed, [file, getName(), path]));
    return text;
  };
  return { record: clean(record, '') as SnapshotRecord, findings };
}

/** Describes what was removed: active content refuses the snapshot, and so does a plain text of nothing but tags. */
function* describeRemoval(
  kind: TextKind,
  value: string,
  text: string,
  removed: ReadonlySet<string>,
  place: readonly [file: string, record: string, field: string],
): Iterable<Finding> {
  if (kind === 'html' || kind === 'prose')
    for (const { pattern, content } of ACTIVE_HTML_PATTERNS)
      if (pattern.test(value)) yield createErrorFinding(...place, `holds ${content}`);
  // Before it is removed: an address that runs code is refused in any field.
  if (runsCode(value) && !runsCode(text)) yield createScriptAddressFinding(...place);
  if (removed.size === 0) return;
  if (kind === 'plain' && !text) {
    yield createErrorFinding(...place, 'holds tags and no text');
    return;
  }
  const isFormatOnly = [...removed].every((what) => !what.startsWith('<'));
  const message = `holds ${[...removed].sort().join(', ')}, which ${removed.size === 1 ? 'is' : 'are'} removed`;
  yield isFormatOnly
    ? createNoteFinding(...place, message)
    : createWarningFinding(...place, message);
}
