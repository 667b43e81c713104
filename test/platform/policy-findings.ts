import { CspEvaluator } from 'csp_evaluator';
import { Version } from 'csp_evaluator/dist/csp.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/**
 * Returns what Google's CSP Evaluator finds in the policy of an answer. Left out is its question about every
 * list of script sources without a known fault: whether JSONP, AngularJS or files of visitors are served from
 * there. From ours none is (docs/security.md, The browser).
 */
export function findPolicyFaults(headers: Headers): string[] {
  const { csp } = new CspParser(headers.get('Content-Security-Policy') ?? '');
  return new CspEvaluator(csp, Version.CSP3)
    .evaluate()
    .filter(({ severity }) => severity !== Severity.MEDIUM_MAYBE)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}
