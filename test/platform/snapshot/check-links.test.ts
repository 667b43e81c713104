import { describe, expect, test } from 'vitest';
import { checkFiles, findProblems } from './checked-files';
import { createSmallSnapshot } from './small-snapshot';

describe('a link', () => {
  test('to an unknown path in a text is a warning, to a file or a localized path none', () => {
    const { errors, warnings } = findProblems((files) => {
      files['site/articles.json'][0].body.nl =
        '<p><a href="/weg/">1</a> <a href="/nl/te-koop/">2</a> <a href="/media/plan.pdf">3</a></p>';
    });
    expect(errors).toEqual([]);
    expect(warnings).toEqual(['article 801 body.nl leads to /weg/, which no page has']);
  });

  test('to a draft is a warning, and the draft is named in a note', () => {
    const files = createSmallSnapshot();
    files['site/menu.json'][0].status = 'Draft';
    files['site/configuration.json'].popup.link = '/nl/te-koop/';
    const { findings } = checkFiles(files);
    expect(findings).toContainEqual({
      level: 'warning',
      file: 'site/configuration.json',
      record: 'configuration',
      field: 'popup.link',
      message: 'leads to /nl/te-koop/, a draft: no link is shown',
    });
    expect(findings).toContainEqual(
      expect.objectContaining({
        level: 'note',
        message: expect.stringContaining('/for-sale/ is a draft'),
      }),
    );
  });
});
