import type { Rule } from 'lightningcss';
import { Features, transform } from 'lightningcss';
import { getPropertyName, isAllowedDeclaration } from './allowed-declaration';
import { isPlainSelector, scopeSelector } from './scope-selector';

/** The allowed css of a page, and the statements that are refused. */
export interface SanitizedCss {
  css: string;
  rejected: string[];
}

/** In characters: the css is part of the page's head. */
const MAX_CSS_LENGTH = 4000;

/** Escapes, markup and an encoding: lightningcss accepts or drops them without a warning. */
const FORBIDDEN_TEXT = /[\\<]|@charset/i;

/**
 * Parses a menu page's own css (§3) and returns what is allowed of it, for the elements below
 * `className` only: style rules and @media, plain selectors, properties that draw the page's own
 * content, no addresses but those of our own media. Never @import or `position: fixed`.
 */
export function sanitizePageCss(source: string, className: string): SanitizedCss {
  if (source.length > MAX_CSS_LENGTH)
    return { css: '', rejected: [`is longer than ${MAX_CSS_LENGTH} characters`] };
  const forbidden = listStatements(source).filter((statement) => FORBIDDEN_TEXT.test(statement));
  if (forbidden.length > 0) return { css: '', rejected: forbidden };

  const rejected: string[] = [];
  const { code, warnings } = transform({
    filename: 'page.css',
    // The line break makes a string that is never closed an error, as it is in the middle of a file.
    code: new TextEncoder().encode(`${source}\n`),
    minify: true,
    // '(max-width: 600px)' stays as it is: as '(width<=600px)' it could open a tag in the page's head.
    include: Features.MediaQueries,
    errorRecovery: true,
    visitor: {
      Rule(rule) {
        if (rule.type === 'media') return undefined;
        if (!isPlainStyleRule(rule)) {
          rejected.push(quoteRule(source, rule));
          return [];
        }
        rejected.push(...quoteRefusedDeclarations(source, rule));
        return undefined;
      },
      // biome-ignore lint/correctness/noComponentHookFactories: a visitor of lightningcss, no component
      Declaration: (declaration) => (isAllowedDeclaration(declaration) ? undefined : []),
      // biome-ignore lint/correctness/noComponentHookFactories: a visitor of lightningcss, no component
      Selector: (selector) => scopeSelector(selector, className),
    },
  });
  rejected.push(...warnings.map(({ loc }) => quoteStatement(source, loc)));
  return { css: new TextDecoder().decode(code), rejected };
}

type StyleRule = Extract<Rule, { type: 'style' }>;

const isPlainStyleRule = (rule: Rule): rule is StyleRule =>
  rule.type === 'style' && !rule.value.rules?.length && rule.value.selectors.every(isPlainSelector);

/** A position as lightningcss reports it: lines of errors count from 1, those of rules from 0. */
interface Position {
  line: number;
  column: number;
}

/** Returns the head of a rule as its author wrote it. */
const quoteRule = (source: string, rule: Rule): string =>
  collapseWhitespace(getTextFrom(source, rule).split(/[{};]/, 1)[0] ?? '');

/** Returns the refused declarations of a rule as their author wrote them. */
function quoteRefusedDeclarations(source: string, rule: StyleRule): string[] {
  const { declarations = [], importantDeclarations = [] } = rule.value.declarations ?? {};
  const [ruleText = ''] = getTextFrom(source, rule).split('}', 1);
  const statements = listStatements(ruleText);
  return Object.entries(
    Object.groupBy([...declarations, ...importantDeclarations], getPropertyName),
  ).flatMap(([name, namesakes = []]) => {
    const quotes = statements.filter(
      (statement) => statement.split(':', 1)[0]?.trim().toLowerCase() === name.toLowerCase(),
    );
    return namesakes.flatMap((declaration, index) =>
      isAllowedDeclaration(declaration) ? [] : [quotes[index] ?? name],
    );
  });
}

/** Returns the source from a rule's first character on. */
function getTextFrom(source: string, rule: Rule): string {
  const { loc } = (rule as { value?: { loc?: Position } }).value ?? {};
  return loc
    ? source.slice(findOffset(source, { line: loc.line + 1, column: loc.column }))
    : source;
}

/** Returns the statement around a syntax error as its author wrote it. */
function quoteStatement(source: string, position: Position): string {
  const offset = findOffset(source, position);
  const before = source.slice(0, offset).split(/[{};]/).at(-1) ?? '';
  const after = source.slice(offset).split(/[{};]/, 1)[0] ?? '';
  return collapseWhitespace(before + after) || collapseWhitespace(source);
}

/** Returns the offset of a position whose line and column count from 1. */
function findOffset(source: string, { line, column }: Position): number {
  const linesBefore = source.split('\n').slice(0, line - 1);
  return linesBefore.reduce((offset, text) => offset + text.length + 1, column - 1);
}

/** Returns the statements of a stylesheet as text, without comments. */
const listStatements = (source: string): string[] =>
  source
    .replace(/\/\*[\s\S]*?(\*\/|$)/g, ' ')
    .split(/[{};]/)
    .map(collapseWhitespace);

const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim();
