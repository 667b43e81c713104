import type { ReactNode } from 'react';
import type { Agency } from '../../domain/site/configuration/agency';
import { getInitials } from '../../domain/site/initials';
import type { RequestContext } from '../../platform/request-context';

/** Units between the letters of initials and their edges. */
const LETTER_WIDTH = 24;
const HEIGHT = 34;

/** The drawing of a mark, in currentColor, and its size in units. */
interface MarkDrawing {
  width: number;
  height: number;
  lines: ReactNode;
}

/** Draws the agency's own lines or, without them, its initials in a frame. */
function drawMark({ mark, name }: Agency): MarkDrawing {
  if (mark) return { width: mark.width, height: mark.height, lines: <path d={mark.path} /> };
  const initials = getInitials(name);
  const width = Math.max(1, initials.length) * LETTER_WIDTH + 10;
  return {
    width,
    height: HEIGHT,
    lines: (
      <>
        <rect x="1" y="1" width={width - 2} height={HEIGHT - 2} rx="2" />
        <text
          x={width / 2}
          y="24"
          fill="currentColor"
          stroke="none"
          textAnchor="middle"
          fontFamily="Georgia, serif"
          fontSize="20"
        >
          {initials}
        </text>
      </>
    ),
  };
}

/** The agency's mark beside its name: its own lines or, without them, its initials. */
export function AgencyMark({
  ctx,
  className,
  height = HEIGHT,
}: {
  ctx: RequestContext;
  className?: string;
  height?: number;
}) {
  const drawing = drawMark(ctx.snapshot.site.configuration.agency);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={Math.round((drawing.width * height) / drawing.height)}
      height={height}
      aria-hidden="true"
    >
      {drawing.lines}
    </svg>
  );
}

/** The mark as a file of its own, as wide as frames of missing pictures show it. */
export function AgencyMarkFile({ agency, color }: { agency: Agency; color: string }) {
  const { width, height, lines } = drawMark(agency);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 36" width="64" height="36">
      <title>{agency.name}</title>
      <svg
        aria-hidden="true"
        viewBox={`-1 -1 ${width + 2} ${height + 2}`}
        width="64"
        height="36"
        fill="none"
        stroke={color}
        strokeWidth="2"
        color={color}
      >
        {lines}
      </svg>
    </svg>
  );
}
