import { findHeadingFaults, readTextRuns } from '../../../crawl-pages';

/** A key of an interface text that no table translated. */
const RAW_KEY = /\b[A-Z]{2,}(?:_[A-Z\d]+)+\b/;

/**
 * Lists what is wrong with what a site answers to a path: a fault of its own, headings without text, keys instead of
 * texts, another language, links that leave the language. Files and redirects have none but the first.
 */
export function findPageFaults(path: string, answer: string): string[] {
  const status = Number(answer.slice(0, 3));
  const [, own] = /^\/(\w\w)\//.exec(path) ?? [];
  if (status >= 500) return [`${path}: ${status}`];
  if (status !== 200 || !own || !answer.includes('<!DOCTYPE html>')) return [];
  const html = answer.slice(answer.indexOf('<!DOCTYPE html>'));
  const links = [...html.matchAll(/<a\b([^>]*\shref="\/(\w\w)\/[^>]*)>/g)];
  return [
    ...(html.includes('<main') ? findHeadingFaults({ path, status, html, links: [] }) : []),
    ...(html.includes(`<html lang="${own}"`) ? [] : [`${path}: of another language`]),
    ...readTextRuns(html).flatMap(({ text }) => (RAW_KEY.test(text) ? [`${path}: ${text}`] : [])),
    ...links.flatMap(([, attributes = '', other]) =>
      other === own || attributes.includes(' hrefLang=') ? [] : [`${path} leads to ${attributes}`],
    ),
  ];
}
