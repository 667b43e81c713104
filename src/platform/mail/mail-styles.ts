import type { CSSProperties } from 'react';

/** The values of client/styles/tokens.css that a mail needs: mail programs lack custom properties. */
const COLOR_PAPER = '#f7f3ec';
const COLOR_STONE = '#ebe5d9';
const COLOR_INK = '#1e262b';
const COLOR_INK_2 = '#465058';
const COLOR_LINE = '#d9d1c3';
const COLOR_FOREST = '#1e3a2f';
const COLOR_EMBER = '#a63f17';
const COLOR_WHITE = '#fffdfa';
const COLOR_SLATE = '#20282d';
const COLOR_ON_SLATE = '#b9c0be';

const FONT_SERIF = "Newsreader, Georgia, 'Times New Roman', serif";
const FONT_SANS = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

const TABULAR_FIGURES: CSSProperties = { fontVariantNumeric: 'lining-nums tabular-nums' };

/** The inline styles of a mail's elements: many mail programs ignore stylesheets. */
export const mailStyles = {
  body: {
    margin: 0,
    padding: 0,
    backgroundColor: COLOR_STONE,
    color: COLOR_INK,
    fontFamily: FONT_SANS,
    fontSize: 16,
    lineHeight: '26px',
  },
  outside: { width: '100%', backgroundColor: COLOR_STONE },
  paper: { width: '100%', maxWidth: 600, backgroundColor: COLOR_PAPER },
  band: { width: '100%', backgroundColor: COLOR_FOREST },
  sky: { height: 36, fontSize: 0, lineHeight: '36px' },
  cut: { padding: '18px 32px 2px 40px', backgroundColor: COLOR_PAPER, whiteSpace: 'nowrap' },
  besides: { width: '100%', fontSize: 0, lineHeight: 0 },
  name: {
    fontFamily: FONT_SERIF,
    fontSize: 27,
    lineHeight: '38px',
    letterSpacing: '-0.012em',
    color: COLOR_INK,
    textDecoration: 'none',
  },
  content: { padding: '32px 40px 48px' },
  title: {
    margin: '0 0 24px',
    fontFamily: FONT_SERIF,
    fontSize: 32,
    lineHeight: '38px',
    fontWeight: 400,
    letterSpacing: '-0.016em',
  },
  paragraph: { margin: '0 0 16px' },
  note: { margin: '24px 0 16px', fontSize: 14, lineHeight: '22px', color: COLOR_INK_2 },
  heading: { margin: '32px 0 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  facts: { width: '100%', margin: '8px 0 24px', borderCollapse: 'collapse', ...TABULAR_FIGURES },
  term: {
    width: '42%',
    padding: '9px 16px 9px 0',
    borderTop: `1px solid ${COLOR_LINE}`,
    textAlign: 'left',
    verticalAlign: 'top',
    fontSize: 15,
    lineHeight: '22px',
    fontWeight: 400,
    color: COLOR_INK_2,
  },
  value: {
    padding: '9px 0',
    borderTop: `1px solid ${COLOR_LINE}`,
    verticalAlign: 'top',
    fontSize: 15,
    lineHeight: '22px',
    fontWeight: 500,
    overflowWrap: 'anywhere',
  },
  quote: {
    margin: '8px 0 24px',
    padding: '4px 0 4px 20px',
    borderLeft: `3px solid ${COLOR_FOREST}`,
    fontFamily: FONT_SERIF,
    fontSize: 18,
    lineHeight: '28px',
    overflowWrap: 'anywhere',
  },
  code: {
    margin: '8px 0 24px',
    padding: '14px 20px',
    backgroundColor: COLOR_STONE,
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    // A one-time password fits on one line of a phone.
    fontSize: 17,
    lineHeight: '28px',
  },
  action: { margin: '24px 0 28px' },
  actionCell: { backgroundColor: COLOR_EMBER, borderRadius: 2 },
  actionLink: {
    display: 'inline-block',
    padding: '13px 24px',
    fontWeight: 600,
    lineHeight: '22px',
    color: COLOR_WHITE,
    textDecoration: 'none',
  },
  link: { color: COLOR_INK, textDecoration: 'underline', textUnderlineOffset: 3 },
  list: {
    margin: '8px 0 24px',
    padding: 0,
    listStyle: 'none',
    borderBottom: `1px solid ${COLOR_LINE}`,
  },
  item: { margin: 0, padding: '11px 0', borderTop: `1px solid ${COLOR_LINE}` },
  aside: { fontSize: 14, color: COLOR_INK_2 },
  property: {
    width: '100%',
    margin: '0 0 24px',
    paddingTop: 20,
    borderTop: `1px solid ${COLOR_LINE}`,
    ...TABULAR_FIGURES,
  },
  propertyPicture: { width: 144, paddingRight: 20, verticalAlign: 'top' },
  propertyText: { verticalAlign: 'top' },
  propertyLabel: { margin: '0 0 2px', fontSize: 14, lineHeight: '20px', color: COLOR_EMBER },
  propertyTitle: { margin: '0 0 4px', fontFamily: FONT_SERIF, fontSize: 20, lineHeight: '26px' },
  propertyLink: { color: COLOR_INK, textDecoration: 'none' },
  propertyPrice: { margin: '0 0 4px', fontWeight: 600 },
  propertyFacts: { margin: '0 0 2px', fontSize: 14, lineHeight: '21px', color: COLOR_INK_2 },
  propertyLaw: { margin: '0 0 2px', fontSize: 12, lineHeight: '18px', color: COLOR_INK_2 },
  picture: { display: 'block', width: 144, maxWidth: '100%', height: 'auto', border: 0 },
  foot: {
    padding: '28px 40px 36px',
    backgroundColor: COLOR_SLATE,
    fontSize: 13,
    lineHeight: '21px',
    color: COLOR_ON_SLATE,
    ...TABULAR_FIGURES,
  },
  footLine: { margin: '0 0 10px' },
  footName: { margin: '0 0 10px', color: COLOR_WHITE, fontWeight: 600 },
  footLink: { color: COLOR_WHITE, textDecoration: 'underline', textUnderlineOffset: 3 },
  hidden: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 },
} satisfies Record<string, CSSProperties>;
