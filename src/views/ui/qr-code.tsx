import { encode } from 'uqr';

/**
 * A text as a QR code in one path, with the quiet zone of four modules that readers need. The
 * lowest error correction: paper is rarely damaged, and fewer, larger modules scan better.
 */
export function QrCode({ text, className }: { text: string; className?: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: 0, maskPattern: MASK });
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      className={className}
      viewBox={`-${QUIET_ZONE} -${QUIET_ZONE} ${side} ${side}`}
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
    >
      <path d={data.map(buildRowPath).join('')} stroke="#000" />
    </svg>
  );
}

const QUIET_ZONE = 4;

/** A code names its mask, so readers know any of the eight; drawing and judging all took a tenth of a property's page. */
const MASK = 2;

/** Builds the path of a row as dashes of a stroke one module high: 'M0 .5h7m1 0h2'. */
function buildRowPath(row: readonly boolean[], y: number): string {
  let path = `M0 ${y}.5`;
  for (let x = 0; x < row.length; ) {
    const end = row.indexOf(!row[x], x);
    const run = (end < 0 ? row.length : end) - x;
    if (row[x]) path += `h${run}`;
    else if (end >= 0) path += `m${run} 0`;
    x += run;
  }
  return path;
}
