import { describe, expect, test } from 'vitest';
import { checkSnapshot } from './check-snapshot';
import { createSmallSnapshot, SMALL_SNAPSHOT_DOCUMENTS } from './small-snapshot';

type SnapshotFiles = ReturnType<typeof createSmallSnapshot>;

/** Returns the findings of one level after `change`, as 'record field message'. */
function findMessagesOfLevel(
  level: 'error' | 'warning',
  change: (files: SnapshotFiles) => void,
): string[] {
  const files = createSmallSnapshot();
  change(files);
  return checkSnapshot(files, new Set(Object.keys(SMALL_SNAPSHOT_DOCUMENTS)))
    .findings.filter((finding) => finding.level === level)
    .map(({ record, field, message }) => `${record} ${field} ${message}`);
}

const getHeaderConfiguration = (files: SnapshotFiles) => files['site/configuration.json'].header;
const getFirstPageParams = (files: SnapshotFiles) => files['site/menu.json'][0].params;

describe('an invalid setting of the look refuses the snapshot and is reported with its field', () => {
  const CASES: [string, (files: SnapshotFiles) => void, string][] = [
    [
      'a colour by name',
      (files) => {
        getHeaderConfiguration(files).appBar.btnColor = 'red';
      },
      'configuration header.appBar.btnColor is not a colour (#rrggbb): "red"',
    ],
    [
      'a colour that closes its declaration',
      (files) => {
        getHeaderConfiguration(files).menuMobile.color = '#fff;}body{display:none';
      },
      'configuration header.menuMobile.color is not a colour (#rrggbb): "#fff;}body{display:none"',
    ],
    [
      'a banner’s colour',
      (files) => {
        getFirstPageParams(files).bannerColor = '#12';
      },
      'menu 3 params.bannerColor is not a colour (#rrggbb): "#12"',
    ],
    [
      'a module’s colour',
      (files) => {
        getFirstPageParams(files).modules[0].colorBackground = 'rgb(1,2,3)';
      },
      'menu 3 params.modules.0.colorBackground is not a colour (#rrggbb): "rgb(1,2,3)"',
    ],
    [
      'an invalid font size',
      (files) => {
        getHeaderConfiguration(files).menu.menuFontSize = '1em';
      },
      'configuration header.menu.menuFontSize is not a size in pixels: "1em"',
    ],
    [
      'a font size that is too small',
      (files) => {
        getHeaderConfiguration(files).languageSwitcher.fontSize = 4;
      },
      'configuration header.languageSwitcher.fontSize should be 10 or more, but is 4',
    ],
    [
      'an unknown position',
      (files) => {
        getHeaderConfiguration(files).logo.position = 'middle';
      },
      'configuration header.logo.position should be one of',
    ],
    [
      'a link that runs a script',
      (files) => {
        getHeaderConfiguration(files).headerLinks.left = [
          { label: 'x', link: 'javascript:alert(1)' },
        ];
      },
      'configuration header.headerLinks.left.0.link',
    ],
    [
      'a link that runs a script in one language',
      (files) => {
        getHeaderConfiguration(files).headerLinks.right = [
          { label: 'x', link: { fr: 'javascript:alert(1)' } },
        ];
      },
      'configuration header.headerLinks.right.0.link',
    ],
  ];
  test.each(CASES)('%s', (_, change, reason) => {
    expect(findMessagesOfLevel('error', change)).toEqual([expect.stringContaining(reason)]);
  });
});

describe('low contrast is a warning', () => {
  const CASES: [string, (files: SnapshotFiles) => void, string][] = [
    [
      'on a button without a colour of its own, against the bar',
      (files) =>
        Object.assign(getHeaderConfiguration(files).appBar, {
          btnColor: 'transparent',
          btnTextColor: '#fff',
        }),
      'configuration header.appBar.btnTextColor is #fff on #ffffff: contrast 1.0, where text needs 4.5; the nearest that passes is #747474',
    ],
    [
      'on the button of the drawer',
      (files) => {
        getHeaderConfiguration(files).menuMobile.btnDrawerColor = '#cccccc';
      },
      'configuration header.menuMobile.btnDrawerColor is #cccccc on #ffffff: contrast 1.6, where text needs 4.5; the nearest that passes is #767676',
    ],
    [
      'in a top-bar item',
      (files) => {
        const { headerLinks } = getHeaderConfiguration(files);
        Object.assign(headerLinks, { show: true, left: [{ label: 'x', color: '#1f3d2c' }] });
      },
      'configuration header.headerLinks.left.0.color is #1f3d2c on #1f3d2b: contrast 1.0, where text needs 4.5; the nearest that passes is #96a49c',
    ],
    [
      'of a transparent colour',
      (files) => {
        getHeaderConfiguration(files).languageSwitcher.color = '#00000020';
      },
      'configuration header.languageSwitcher.color is #00000020 on #ffffff: contrast 1.3, where text needs 4.5; the nearest that passes is #767471',
    ],
  ];
  test.each(CASES)('%s', (_, change, reason) => {
    expect(findMessagesOfLevel('warning', change)).toEqual([reason]);
    expect(findMessagesOfLevel('error', change)).toEqual([]);
  });
});

test('a logo of a shape that no header shows is a warning', () => {
  const warnOf = (width: number, height: number) =>
    findMessagesOfLevel('warning', (files) => {
      getHeaderConfiguration(files).logo.image = { url: 'https://x.example/a.png', width, height };
    }).filter((message) => message.includes('header.logo.image is'));
  expect(warnOf(640, 19)).toEqual([
    expect.stringMatching(/^configuration header\.logo\.image is 33.7 times as wide as high/),
  ]);
  expect(warnOf(250, 900)).toEqual([expect.stringContaining('is 3.6 times as high as wide')]);
  expect(warnOf(640, 160)).toEqual([]);
});
