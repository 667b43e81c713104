import type { CSSProperties } from 'react';

/** The tokens of client/styles/tokens.css that a mail needs: mail programs know no custom properties. */
const PAPER = '#f7f3ec';
const STONE = '#ebe5d9';
const INK = '#1e262b';
const INK_2 = '#465058';
const LINE = '#d9d1c3';
const FOREST = '#1e3a2f';
const EMBER = '#a63f17';
const WHITE = '#fffdfa';
const SLATE = '#20282d';
const ON_SLATE = '#b9c0be';

const SERIF = "Newsreader, Georgia, 'Times New Roman', serif";
const SANS = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

const figures: CSSProperties = { fontVariantNumeric: 'lining-nums tabular-nums' };

/** The styles of a mail, in its elements: many mail programs read no others. */
export const style = {
  body: {
    margin: 0,
    padding: 0,
    backgroundColor: STONE,
    color: INK,
    fontFamily: SANS,
    fontSize: 16,
    lineHeight: '26px',
  },
  outside: { width: '100%', backgroundColor: STONE },
  sheet: { width: '100%', maxWidth: 600, backgroundColor: PAPER },
  band: { width: '100%', backgroundColor: FOREST },
  sky: { height: 36, fontSize: 0, lineHeight: '36px' },
  cut: { padding: '18px 32px 2px 40px', backgroundColor: PAPER, whiteSpace: 'nowrap' },
  besides: { width: '100%', fontSize: 0, lineHeight: 0 },
  name: {
    fontFamily: SERIF,
    fontSize: 27,
    lineHeight: '38px',
    letterSpacing: '-0.012em',
    color: INK,
    textDecoration: 'none',
  },
  content: { padding: '32px 40px 48px' },
  title: {
    margin: '0 0 24px',
    fontFamily: SERIF,
    fontSize: 32,
    lineHeight: '38px',
    fontWeight: 400,
    letterSpacing: '-0.016em',
  },
  paragraph: { margin: '0 0 16px' },
  note: { margin: '24px 0 16px', fontSize: 14, lineHeight: '22px', color: INK_2 },
  heading: { margin: '32px 0 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  facts: { width: '100%', margin: '8px 0 24px', borderCollapse: 'collapse', ...figures },
  term: {
    width: '42%',
    padding: '9px 16px 9px 0',
    borderTop: `1px solid ${LINE}`,
    textAlign: 'left',
    verticalAlign: 'top',
    fontSize: 15,
    lineHeight: '22px',
    fontWeight: 400,
    color: INK_2,
  },
  value: {
    padding: '9px 0',
    borderTop: `1px solid ${LINE}`,
    verticalAlign: 'top',
    fontSize: 15,
    lineHeight: '22px',
    fontWeight: 500,
    overflowWrap: 'anywhere',
  },
  quote: {
    margin: '8px 0 24px',
    padding: '4px 0 4px 20px',
    borderLeft: `3px solid ${FOREST}`,
    fontFamily: SERIF,
    fontSize: 18,
    lineHeight: '28px',
    overflowWrap: 'anywhere',
  },
  action: { margin: '24px 0 28px' },
  actionCell: { backgroundColor: EMBER, borderRadius: 2 },
  actionLink: {
    display: 'inline-block',
    padding: '13px 24px',
    fontWeight: 600,
    lineHeight: '22px',
    color: WHITE,
    textDecoration: 'none',
  },
  link: { color: INK, textDecoration: 'underline', textUnderlineOffset: 3 },
  list: { margin: '8px 0 24px', padding: 0, listStyle: 'none', borderBottom: `1px solid ${LINE}` },
  item: { margin: 0, padding: '11px 0', borderTop: `1px solid ${LINE}` },
  aside: { fontSize: 14, color: INK_2 },
  foot: {
    padding: '28px 40px 36px',
    backgroundColor: SLATE,
    fontSize: 13,
    lineHeight: '21px',
    color: ON_SLATE,
    ...figures,
  },
  footLine: { margin: '0 0 10px' },
  footName: { margin: '0 0 10px', color: WHITE, fontWeight: 600 },
  footLink: { color: WHITE, textDecoration: 'underline', textUnderlineOffset: 3 },
  hidden: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 },
} satisfies Record<string, CSSProperties>;
