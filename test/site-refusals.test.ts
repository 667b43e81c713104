import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

describe('what a check of the site’s content refuses is said in the words of the desk', () => {
  const folder = 'src/platform/snapshot/build/check';
  const rules = readFileSync(`${folder}/site-rules.ts`, 'utf8');
  const files = [...rules.matchAll(/from '\.\/([\w-]+)'/g)].map(([, name]) => name ?? '');
  const count = (name: string, call: string) =>
    readFileSync(`${folder}/${name}.ts`, 'utf8').split(`${call}(`).length - 1;

  test('but what nobody can bring about there: numbers, categories, paths and keys that it does not edit', () => {
    const found = files.filter(
      (name) => name !== 'finding' && count(name, 'createErrorFinding') > 0,
    );
    expect(found).toEqual(['default-texts', 'duplicates', 'own-texts', 'pages']);
  });

  test('and it is among the rules that the desk runs', () => {
    const [, doubts = ''] = /DOUBT_RULES: .*? = \[(.*?)\];/s.exec(rules) ?? [];
    const names = [...doubts.matchAll(/[A-Z_]{4,}/g)].map(([name]) => name);
    expect(names.length).toBeGreaterThan(5);
    const refusing = names.filter((name) => {
      const [, file = ''] =
        new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./([\\w-]+)'`).exec(rules) ?? [];
      return count(file, 'createErrorFinding') + count(file, 'createSiteError') > 0;
    });
    // The links of texts share their file with those that are refused.
    expect(refusing).toEqual(['TEXT_LINK_RULE']);
  });
});
