import { getInitials } from '../../domain/site/initials';
import type { RequestContext } from '../../platform/request-context';

/** Units between the letters of initials and their edges. */
const LETTER_WIDTH = 24;
const HEIGHT = 34;

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
  const { mark, name } = ctx.snapshot.site.configuration.agency;
  if (mark)
    return (
      <svg
        className={className}
        viewBox={`0 0 ${mark.width} ${mark.height}`}
        width={Math.round((mark.width * height) / mark.height)}
        height={height}
        aria-hidden="true"
      >
        <path d={mark.path} />
      </svg>
    );
  const initials = getInitials(name);
  const width = Math.max(1, initials.length) * LETTER_WIDTH + 10;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={Math.round((width * height) / HEIGHT)}
      height={height}
      aria-hidden="true"
    >
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
    </svg>
  );
}
