import * as v from 'valibot';

/** Commands and numbers of an SVG path, and nothing that could end it. */
const PathData = v.pipe(
  v.string(),
  v.regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s,.+-]{2,2000}$/, 'is not the data of an SVG path'),
);

/** The agency's mark as lines: beside its name, and in the square of an icon of 32 by 32. */
export const Mark = v.strictObject({
  path: PathData,
  width: v.pipe(v.number(), v.minValue(8), v.maxValue(200)),
  height: v.pipe(v.number(), v.minValue(8), v.maxValue(200)),
  icon: PathData,
});

/** A picture of the agency's own, for the home screen of a phone. */
export const TouchIcon = v.pipe(
  v.string(),
  v.regex(/^\/media\/[\w./-]+\.png$/, 'is not a PNG below /media/'),
);
