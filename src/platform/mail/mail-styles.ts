import type { CSSProperties } from 'react';
import { createContext, useContext } from 'react';
import type { Palette } from '../../domain/site/palette';
import { buildPalette, DEFAULT_COLORS } from '../../domain/site/palette';

const FONT_SERIF = "Newsreader, Georgia, 'Times New Roman', serif";
const FONT_SANS = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

const TABULAR_FIGURES: CSSProperties = { fontVariantNumeric: 'lining-nums tabular-nums' };

/** The inline styles by palette: most mails of an isolate have the same. */
const stylesByPalette = new WeakMap<Palette, MailStyles>();

/** The colours of the agency that sends the mail. */
export const MailPalette = createContext<Palette>(buildPalette(DEFAULT_COLORS));

/** Returns the inline styles of a mail's elements, in the agency's colours. */
export function useMailStyles(): MailStyles {
  const palette = useContext(MailPalette);
  const styles = stylesByPalette.get(palette) ?? buildMailStyles(palette);
  stylesByPalette.set(palette, styles);
  return styles;
}

type MailStyles = ReturnType<typeof buildMailStyles>;

/** Builds the inline styles of a mail's elements: many mail programs ignore stylesheets and know no custom properties. */
const buildMailStyles = (palette: Palette) =>
  ({
    body: {
      margin: 0,
      padding: 0,
      backgroundColor: palette.stone,
      color: palette.ink,
      fontFamily: FONT_SANS,
      fontSize: 16,
      lineHeight: '26px',
    },
    outside: { width: '100%', backgroundColor: palette.stone },
    paper: { width: '100%', maxWidth: 600, backgroundColor: palette.paper },
    band: { width: '100%', backgroundColor: palette.forest },
    sky: { height: 36, fontSize: 0, lineHeight: '36px' },
    cut: { padding: '18px 32px 2px 40px', backgroundColor: palette.paper, whiteSpace: 'nowrap' },
    besides: { width: '100%', fontSize: 0, lineHeight: 0 },
    name: {
      fontFamily: FONT_SERIF,
      fontSize: 27,
      lineHeight: '38px',
      letterSpacing: '-0.012em',
      color: palette.ink,
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
    note: { margin: '24px 0 16px', fontSize: 14, lineHeight: '22px', color: palette['ink-2'] },
    heading: { margin: '32px 0 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 },
    facts: { width: '100%', margin: '8px 0 24px', borderCollapse: 'collapse', ...TABULAR_FIGURES },
    term: {
      width: '42%',
      padding: '9px 16px 9px 0',
      borderTop: `1px solid ${palette.line}`,
      textAlign: 'left',
      verticalAlign: 'top',
      fontSize: 15,
      lineHeight: '22px',
      fontWeight: 400,
      color: palette['ink-2'],
    },
    value: {
      padding: '9px 0',
      borderTop: `1px solid ${palette.line}`,
      verticalAlign: 'top',
      fontSize: 15,
      lineHeight: '22px',
      fontWeight: 500,
      overflowWrap: 'anywhere',
    },
    quote: {
      margin: '8px 0 24px',
      padding: '4px 0 4px 20px',
      borderLeft: `3px solid ${palette.forest}`,
      fontFamily: FONT_SERIF,
      fontSize: 18,
      lineHeight: '28px',
      overflowWrap: 'anywhere',
    },
    code: {
      margin: '8px 0 24px',
      padding: '14px 20px',
      backgroundColor: palette.stone,
      fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
      // A one-time password fits on one line of a phone.
      fontSize: 17,
      lineHeight: '28px',
    },
    action: { margin: '24px 0 28px' },
    actionCell: { backgroundColor: palette.ember, borderRadius: 2 },
    actionLink: {
      display: 'inline-block',
      padding: '13px 24px',
      fontWeight: 600,
      lineHeight: '22px',
      color: palette.white,
      textDecoration: 'none',
    },
    link: { color: palette.ink, textDecoration: 'underline', textUnderlineOffset: 3 },
    list: {
      margin: '8px 0 24px',
      padding: 0,
      listStyle: 'none',
      borderBottom: `1px solid ${palette.line}`,
    },
    item: { margin: 0, padding: '11px 0', borderTop: `1px solid ${palette.line}` },
    aside: { fontSize: 14, color: palette['ink-2'] },
    property: {
      width: '100%',
      margin: '0 0 24px',
      paddingTop: 20,
      borderTop: `1px solid ${palette.line}`,
      ...TABULAR_FIGURES,
    },
    propertyPicture: { width: 144, paddingRight: 20, verticalAlign: 'top' },
    propertyText: { verticalAlign: 'top' },
    propertyLabel: { margin: '0 0 2px', fontSize: 14, lineHeight: '20px', color: palette.ember },
    propertyTitle: { margin: '0 0 4px', fontFamily: FONT_SERIF, fontSize: 20, lineHeight: '26px' },
    propertyLink: { color: palette.ink, textDecoration: 'none' },
    propertyPrice: { margin: '0 0 4px', fontWeight: 600 },
    propertyFacts: { margin: '0 0 2px', fontSize: 14, lineHeight: '21px', color: palette['ink-2'] },
    propertyLaw: { margin: '0 0 2px', fontSize: 12, lineHeight: '18px', color: palette['ink-2'] },
    picture: { display: 'block', width: 144, maxWidth: '100%', height: 'auto', border: 0 },
    foot: {
      padding: '28px 40px 36px',
      backgroundColor: palette.slate,
      fontSize: 13,
      lineHeight: '21px',
      color: palette['on-slate'],
      ...TABULAR_FIGURES,
    },
    footLine: { margin: '0 0 10px' },
    footName: { margin: '0 0 10px', color: palette.white, fontWeight: 600 },
    footLink: { color: palette.white, textDecoration: 'underline', textUnderlineOffset: 3 },
    hidden: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 },
  }) satisfies Record<string, CSSProperties>;
