import type { Period } from './format/period';

/**
 * How long things last: data, links, codes, offers and memories. Whoever writes a row, deletes it, or names
 * the time to a person reads it here; windows of limits are in src/platform/limits.ts (decision 127).
 */
export const PERIODS = {
  // What visitors send (decision 35).
  lead: { months: 24 },
  rentalApplication: { months: 3 },
  /** After staff closed it, or the home was let or left the site (decision 91). */
  settledApplication: { days: 30 },
  attachedFile: { months: 12 },
  /** An upload is written before the batch that names it. */
  orphanedUpload: { hours: 1 },
  documentRequest: { days: 7 },
  /** An address that asked for the newsletter and did not confirm. */
  unconfirmedSubscription: { days: 30 },
  /** A search that was registered and not confirmed. */
  pendingSearch: { days: 7 },
  emptySearch: { days: 30 },
  testimonial: { months: 24 },

  /** A program that reads a calendar is noted so often. */
  notedCalendarReading: { hours: 1 },

  /** The longest pause between two attempts to tell search engines of changed addresses (decision 171). */
  engineRetryPause: { hours: 6 },

  // Mails.
  /** How long a mail that meets a limit waits at most (decision 108). */
  mailWait: { days: 1 },
  /** A mail about a visit that meets a limit leaves so long before it. */
  mailBeforeVisit: { hours: 2 },
  /** The time in which attempts to send a mail are repeated (docs/goals.md). */
  mailRetries: { hours: 72 },
  /** The longest pause between two attempts. */
  mailRetryPause: { days: 1 },
  mailBody: { days: 30 },
  mail: { months: 24 },

  // Visits.
  visit: { months: 24 },
  slot: { months: 24 },
  /** A freed place, before it is offered to the next person. */
  slotOffer: { days: 1 },
  /** After the visit, or after it was cancelled, its link still shows it. */
  visitLink: { days: 30 },
  plannedSlots: { days: 42 },

  // Accounts. SESSION_IDLE_S, SESSION_ABSOLUTE_S and OTP_TTL_S replace three of them in tests.
  sessionIdle: { hours: 1 },
  sessionAbsolute: { hours: 12 },
  sessionRow: { days: 30 },
  oneTimePassword: { minutes: 30 },
  invitation: { days: 7 },
  /** What a passkey is asked to sign. */
  passkeyChallenge: { minutes: 5 },
  /** The secret of a second factor, on the page that sets it up. */
  secondFactorSetup: { minutes: 15 },
  signInAttempt: { days: 90 },
  /** A browser in which somebody has signed in completely has a limit of its own (decision 113). */
  knownBrowser: { days: 180 },

  // Subscribers.
  /** Without a sign of life the account ends. */
  idleSubscriber: { months: 24 },
  /** Before it ends, a mail says so. */
  endingNotice: { days: 30 },
  /** Nobody hears the same twice within it. */
  alert: { days: 90 },
  /** An alert that waited longer is no longer news. */
  waitingAlert: { days: 14 },
  weeklyAlerts: { days: 7 },
  /** Loading a page again within it is the same look at the matches. */
  matchesVisit: { hours: 1 },

  // Forms.
  /** A form's ticket, a challenge and a question (decision 26). */
  ticket: { hours: 2 },
  usedTurnstileToken: { hours: 1 },
  ownerQuestionProof: { days: 1 },
  /** A thank-you page shows what was booked; a link found later says nothing. */
  receipt: { hours: 1 },
  /** Answers in the visitor's own browser. */
  draft: { days: 1 },
  /** A body that stopped arriving gives its memory back. */
  abandonedUpload: { minutes: 1 },

  // Views (decision 45).
  viewKey: { days: 1 },
  /** The views that the desk's figures sum up. */
  summedViews: { days: 30 },
  /** The visits that a colleague's own calendar holds: of so long ago, and so far ahead. */
  calendarPast: { days: 30 },
  calendarAhead: { days: 120 },
  /** The weeks whose speeds the desk's figures show. */
  summedSpeeds: { days: 35 },

  // Staff.
  staffAction: { months: 24 },
  erasure: { months: 60 },
  attachmentLink: { minutes: 10 },
  /** The words of a search at the desk, behind the id in its address. */
  deskSearch: { hours: 12 },
  previewLink: { days: 7 },
  /** A path that a page had is kept from others. */
  formerPath: { days: 365 },
  /** Leads that came within it stay on the list of current ones when they are answered or closed. */
  currentLeads: { days: 7 },
  /** Visits whose report the desk still asks for. */
  missingReport: { days: 14 },
  /** The leads that show how often one usually comes. */
  usualLeads: { days: 28 },
  unusualLeadPause: { days: 1 },

  // The watch: beyond one of these /health/ is red. WATCH_SCALE divides them in tests.
  watchedCron: { minutes: 6 },
  watchedHourlyJobs: { hours: 2 },
  watchedMail: { minutes: 15 },
  watchedBackup: { hours: 26 },
  /** Where WATCH_CATALOGUE_H is set without a number. */
  watchedCatalogue: { hours: 72 },
  /** Where it is not set: the soonest that an import is late by the rhythm of those before. */
  watchedImport: { hours: 24 },
  /** An import that comes again so soon was tried again. */
  repeatedImport: { minutes: 5 },
  urgentAlarmPause: { hours: 1 },
  dailyAlarmPause: { days: 1 },

  // The machine.
  /** One run of cron may deliver mails for so long. */
  cronDelivery: { minutes: 1 },
  /** A session's row is written once in it at most. */
  sessionTouch: { minutes: 1 },
  /** Visits that a reminder may be about begin within it. */
  remindedVisits: { days: 2 },

  // Answers that several people get (decision 134).
  /** The platform's cache confirms a page of the version so often. */
  sharedPage: { hours: 1 },
  /** An isolate that has not read the pointer for so long waits for it. */
  unconfirmedVersion: { minutes: 1 },
  /**
   * After a switch every visitor sees the new version: a minute until KV has told all data centres of the pointer, one of
   * an isolate that slept (`unconfirmedVersion`), one until the job has dropped what the platform's cache holds.
   */
  seenVersion: { minutes: 3 },
  /** After a switch, longer than any isolate answers from the version before. */
  droppedVersion: { minutes: 15 },

  // The site.
  recentProperty: { days: 30 },
  /** What an owner let the agency tell of a sold home leaves the archive (decision 174). */
  soldHome: { months: 24 },
  testimonialPicture: { days: 1 },
  securityContact: { days: 180 },
  /** A load that is still writing its parts. */
  load: { hours: 1 },
  /** Who makes a version live and died gives way; one at work renews it. */
  versionLock: { minutes: 2 },
} as const satisfies Record<string, Period>;
