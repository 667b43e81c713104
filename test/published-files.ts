/** The files that features publish, below src/features, and the features that may use them. */
export const PUBLISHED: readonly { files: readonly string[]; users: readonly string[] }[] = [
  { files: ['analytics/property-actions-store.ts'], users: ['forms'] },
  {
    files: ['cost-link.ts', 'cost-query.ts', 'costs.tsx', 'letting-yield.ts'].map(
      (file) => `costs/${file}`,
    ),
    users: ['property'],
  },
  { files: ['feed/change-moments-store.ts'], users: ['sitemap'] },
  { files: ['feed/send-feed.ts'], users: ['listing', 'saved-searches', 'search'] },
  { files: ['forms/contact-small/form.ts', 'forms/form-handlers.ts'], users: ['configured'] },
  { files: ['newsletter/newsletter-opt-in.ts'], users: ['forms'] },
  { files: ['open-days/open-day-hours.tsx'], users: ['property'] },
  { files: ['visits/icalendar.ts'], users: ['open-days'] },
  // A list shows the question that it answers.
  {
    files: [
      ...['answer.ts', 'answer-sentence.ts', 'question-notes.tsx', 'result-cards.tsx'],
      'question/question.ts',
    ].map((file) => `search/${file}`),
    users: ['listing'],
  },
  { files: ['sold/town-sales.tsx'], users: ['town'] },
  { files: ['sign-in/account-gates.ts'], users: ['owner-portal', 'saved-searches'] },
  { files: ['sign-in/account-notice.tsx'], users: ['owner-portal'] },
  { files: ['sign-in/credentials/check-password.ts'], users: ['saved-searches'] },
  { files: ['guestbook/testimonial-cache-store.ts'], users: ['configured'] },
  {
    files: ['documents', 'guestbook', 'newsletter', 'saved-searches', 'visits'].map(
      (feature) => `${feature}/handler.tsx`,
    ),
    users: ['forms'],
  },
];
