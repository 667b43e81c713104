/** The content of a one-page PDF: title, lines of label and value, paragraphs, a footer. */
export interface PdfSheet {
  title: string;
  subtitle: string;
  rows: readonly (readonly [label: string, value: string])[];
  paragraphs: readonly string[];
  footer: string;
}

const MARGIN = 56;
const RIGHT_EDGE = 595 - MARGIN;
const VALUE_COLUMN = 250;

/**
 * Returns the bytes of a PDF 1.4 file: A4, Helvetica in WinAnsi encoding. Uncompressed, so that a
 * diff of the repository stays readable.
 */
export function createPdf(sheet: PdfSheet): Uint8Array {
  const content = buildPageContent(sheet);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title (${escapePdfString(encodeWinAnsi(sheet.title))}) /Author (Huis & Vall\xe9e) >>`,
  ];
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (character) => {
    const code = character.charCodeAt(0);
    if (code > 255) throw new Error(`'${character}' is not in the font's encoding`);
    return code;
  });
}

function buildPageContent({ title, subtitle, rows, paragraphs, footer }: PdfSheet): string {
  const operators: string[] = [];
  let y = 780;
  const draw = (text: string, x: number, size: number, font: 'F1' | 'F2') =>
    operators.push(
      `BT /${font} ${size} Tf ${x} ${y} Td (${escapePdfString(encodeWinAnsi(text))}) Tj ET`,
    );
  const rule = () => operators.push(`0.5 w ${MARGIN} ${y} m ${RIGHT_EDGE} ${y} l S`);

  draw('Huis & Vallée', MARGIN, 11, 'F2');
  y -= 34;
  draw(title, MARGIN, 19, 'F2');
  y -= 20;
  draw(subtitle, MARGIN, 10.5, 'F1');
  y -= 16;
  rule();
  y -= 22;
  for (const [label, value] of rows) {
    draw(label, MARGIN, 10.5, 'F2');
    for (const line of wrapLines(value, RIGHT_EDGE - VALUE_COLUMN, 10.5)) {
      draw(line, VALUE_COLUMN, 10.5, 'F1');
      y -= 15;
    }
    y -= 4;
  }
  y -= 10;
  for (const paragraph of paragraphs) {
    for (const line of wrapLines(paragraph, RIGHT_EDGE - MARGIN, 10.5)) {
      draw(line, MARGIN, 10.5, 'F1');
      y -= 15;
    }
    y -= 8;
  }
  y = 64;
  rule();
  y = 48;
  draw(footer, MARGIN, 8.5, 'F1');
  return operators.join('\n');
}

/** Breaks a text into lines that fit this width, in points. */
function wrapLines(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measureTextWidth(longer) * size > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/**
 * Helvetica's widths by group of letters, in thousandths of the font size; exact enough for line
 * breaks.
 */
function measureTextWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if ('ijl.,:;’!|'.includes(character)) width += 0.25;
    else if ('frt()- '.includes(character)) width += 0.31;
    else if ('mwMW%'.includes(character)) width += 0.86;
    else if (/[A-Z&]/.test(character)) width += 0.7;
    else width += 0.556;
  }
  return width;
}

const WIN_ANSI_CHARACTERS: Readonly<Record<string, string>> = {
  '€': '\x80',
  '’': '\x92',
  '‘': '\x91',
  '–': '\x96',
  œ: '\x9c',
};

const encodeWinAnsi = (text: string) =>
  Array.from(text, (character) => WIN_ANSI_CHARACTERS[character] ?? character).join('');

const escapePdfString = (text: string) => text.replace(/[\\()]/g, '\\$&');
