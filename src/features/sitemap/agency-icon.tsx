import type { Agency } from '../../domain/site/configuration/agency';
import { getInitials } from '../../domain/site/initials';
import type { Palette } from '../../domain/site/palette';

/**
 * The agency's icon as a file of its own, a square of 32: its mark or its initials, light on its accent. A maskable one
 * fills the square and keeps within the circle that every phone leaves.
 */
export function AgencyIcon({
  agency: { mark, name },
  palette: { forest, paper },
  isMaskable = false,
}: {
  agency: Agency;
  palette: Pick<Palette, 'forest' | 'paper'>;
  isMaskable?: boolean;
}) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <title>{name}</title>
      <rect width="32" height="32" rx={isMaskable ? undefined : 6} fill={forest} />
      <g transform={isMaskable ? 'translate(5 5) scale(.6875)' : undefined}>
        {mark ? (
          <path d={mark.icon} fill="none" stroke={paper} strokeWidth="2" />
        ) : (
          <text
            x="16"
            y="22"
            fill={paper}
            fontFamily="Georgia,serif"
            fontSize="17"
            textAnchor="middle"
          >
            {getInitials(name)}
          </text>
        )}
      </g>
    </svg>
  );
}
