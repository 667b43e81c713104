import type { CSSProperties } from 'react';
import { createContext, useContext } from 'react';
import type { Palette } from '../../domain/site/palette';
import { buildPalette, DEFAULT_COLORS } from '../../domain/site/palette';

/** Typefaces that machines have: for a first one that it lacks, Outlook takes Times and reads no further. */
const FONT_SERIF = "Georgia, 'Times New Roman', serif";
const FONT_SANS = "'Segoe UI', Helvetica, Arial, sans-serif";

/** Styles of an element, and what Outlook on Windows, which draws as Word does, knows besides. */
export type MailStyle = CSSProperties & {
  msoHide?: 'all';
  msoPaddingAlt?: string;
};

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

/**
 * Builds the inline styles of a mail's elements: many mail programs ignore stylesheets and know no custom properties, and
 * in Outlook a cell takes no typeface, size or colour from around its table.
 */
const buildMailStyles = (palette: Palette) => {
  const text = {
    fontFamily: FONT_SANS,
    fontSize: 16,
    lineHeight: '26px',
    color: palette.ink,
  } satisfies MailStyle;
  const small = { ...text, fontSize: 15, lineHeight: '22px' } satisfies MailStyle;
  const rule = `1px solid ${palette.line}`;
  return {
    body: { margin: 0, padding: 0, backgroundColor: palette.stone, ...text },
    outside: { width: '100%', tableLayout: 'fixed', backgroundColor: palette.stone },
    paper: { width: 600, maxWidth: '100%', backgroundColor: palette.paper },
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
    content: { ...text, padding: '32px 40px 48px' },
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
    block: { padding: '8px 0 24px' },
    linksAboveFacts: { padding: '8px 0 0' },
    apart: { margin: '8px 0 24px' },
    facts: { width: '100%', tableLayout: 'fixed', ...TABULAR_FIGURES },
    term: {
      ...small,
      width: '42%',
      padding: '9px 16px 9px 0',
      borderTop: rule,
      textAlign: 'left',
      verticalAlign: 'top',
      fontWeight: 400,
      color: palette['ink-2'],
    },
    value: {
      ...small,
      padding: '9px 0',
      borderTop: rule,
      verticalAlign: 'top',
      fontWeight: 500,
      // A word is broken only where a whole line has no room for it.
      overflowWrap: 'break-word',
    },
    quote: {
      ...text,
      padding: '4px 0 4px 20px',
      borderLeft: `3px solid ${palette.forest}`,
      fontFamily: FONT_SERIF,
      fontSize: 18,
      lineHeight: '28px',
      overflowWrap: 'anywhere',
    },
    code: {
      ...text,
      padding: '14px 20px',
      backgroundColor: palette.stone,
      fontFamily: 'Menlo, Consolas, monospace',
      // A one-time password fits on one line of a phone.
      fontSize: 17,
      lineHeight: '28px',
    },
    action: { padding: '14px 0 28px' },
    actionCell: {
      backgroundColor: palette.forest,
      borderRadius: 2,
      // The link's own padding is not for Outlook.
      msoPaddingAlt: '13px 24px',
    },
    actionLink: {
      ...text,
      display: 'inline-block',
      padding: '13px 24px',
      fontWeight: 600,
      lineHeight: '22px',
      color: palette.white,
      textDecoration: 'none',
    },
    link: { color: palette.ink, textDecoration: 'underline', textUnderlineOffset: 3 },
    item: { ...text, padding: '11px 0', borderTop: rule },
    listEnd: { borderTop: rule, fontSize: 0, lineHeight: '1px' },
    aside: { fontSize: 14, color: palette['ink-2'] },
    property: { ...text, padding: '24px 0 8px', borderTop: rule, ...TABULAR_FIGURES },
    picture: {
      display: 'block',
      width: '100%',
      maxWidth: 520,
      height: 'auto',
      border: 0,
      backgroundColor: palette.stone,
    },
    propertyLabel: { margin: '14px 0 0', fontSize: 14, lineHeight: '20px', fontWeight: 600 },
    propertyTitle: { margin: '0 0 4px', fontFamily: FONT_SERIF, fontSize: 23, lineHeight: '30px' },
    propertyLink: { color: palette.ink, textDecoration: 'none' },
    propertyPrice: {
      margin: '0 0 4px',
      fontSize: 18,
      fontWeight: 600,
      color: palette.ember,
    },
    propertyFacts: { margin: '0 0 4px', fontSize: 15, lineHeight: '22px', color: palette['ink-2'] },
    propertyLaw: { margin: '0 0 12px', fontSize: 12, lineHeight: '18px', color: palette['ink-2'] },
    fitting: { ...small, padding: '10px 14px', backgroundColor: palette.mist },
    foot: {
      padding: '28px 40px 36px',
      backgroundColor: palette.slate,
      fontFamily: FONT_SANS,
      fontSize: 13,
      lineHeight: '21px',
      color: palette['on-slate'],
      ...TABULAR_FIGURES,
    },
    footLine: { margin: '0 0 10px' },
    footName: { margin: '0 0 10px', color: palette.white, fontWeight: 600 },
    footLink: { color: palette.white, textDecoration: 'underline', textUnderlineOffset: 3 },
    hidden: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0, msoHide: 'all' },
  } satisfies Record<string, MailStyle>;
};
