/**
 * What a view, a lead and the jobs use of what the platform bills. Rows and reads are those of the platform's own
 * meters, rows read rounded up: `test/costs.test.ts` drives the site and compares. The others say where they come from.
 */
export const USAGE = {
  view: {
    /** The page and the post of its view; files of the build are answered without the worker, and free. */
    requests: 2,
    /** Pictures of an imported catalogue that a page shows and the browser does not have yet. */
    pictures: 6,
    /** One when the view is counted, one when its day has ended: of a page with one view a day, the most there is. */
    rowsWritten: 2,
    rowsRead: 4,
    /** Milliseconds of an uncached property of 12,000, the dearest page, with its post (docs/results/performance.md). */
    cpu: 5,
    /** Milliseconds to hand a picture from the data centre's cache to the visitor (docs/results/performance.md). */
    cpuOfPicture: 0.5,
  },
  /** A contact form, with both mails and what is deleted in the end. */
  lead: { rowsWritten: 87, rowsRead: 200 },
  /** One run of all jobs of a minute, and of an hour, on a site without work to do. */
  minute: { rowsWritten: 1, rowsRead: 300 },
  hour: { rowsWritten: 2, rowsRead: 300 },
} as const;

/** What is assumed, because only the agency's own site can tell. */
export const ASSUMED = {
  /** Views for one form that is sent. */
  viewsALead: 200,
  /** Isolates that run all month and read the pointer every 30 s, by million views. */
  isolates: { 1: 20, 10: 60, 100: 300 },
  /** Of the pictures asked for, the share that no data centre has: it is read from R2. */
  readPictures: 0.02,
} as const;
