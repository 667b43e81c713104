import { cleanTyped } from '../../../../../src/domain/typed-values/typed-text';

/** Reads an energy label among what programs write around it: 'B (148 kWh/m²)' and 'PEB: B' → 'B'. */
export function readLabel(text: string): string | undefined {
  const [, label] =
    /^(?:(?:epc|peb|dpe|energie)?[- ]?(?:label|klasse|classe|class)?[ :]*)([a-i](?:\+{1,2}|-)?)(?![\p{L}\d+])/iu.exec(
      cleanTyped(text),
    ) ?? [];
  return label?.toUpperCase();
}
