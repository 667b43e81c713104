import { env } from 'cloudflare:workers';

const MODULE = 'page.params.modules.@1';

type RefusedTyping = readonly [
  rule: string,
  path: string,
  document: string,
  typed: Record<string, string>,
  errors: Readonly<Record<string, string>>,
];

/** Of each rule that staff can break: a document by its path at the desk and its name, what is typed, and what is said where. */
export const REFUSED_TYPING: readonly RefusedTyping[] = [
  [
    'a colour that no text can be read in',
    ...(['uiterlijk', 'look'] as const),
    { 'colors.accent': '#ffffff' },
    { 'colors.accent': 'DESK_SITE_COLOR_WEAK' },
  ],
  [
    'a link of the top bar that leads nowhere',
    ...(['uiterlijk', 'look'] as const),
    { 'header.headerLinks.right.0.link': '/nergens/' },
    { 'header.headerLinks.right.0.link': 'DESK_SITE_LINK_LOST' },
  ],
  [
    'a link of the popup that leads nowhere',
    ...(['popup', 'popup'] as const),
    { link: '/nergens/' },
    { link: 'DESK_SITE_LINK_LOST' },
  ],
  [
    'a number of a company whose check digits are wrong',
    ...(['kantoor', 'agency'] as const),
    { companyNumber: '0123.456.700' },
    { companyNumber: 'DESK_SITE_COMPANY_NUMBER_INVALID' },
  ],
  [
    'an account whose check digits are wrong',
    ...(['kantoor', 'agency'] as const),
    { thirdPartyAccount: 'BE00 0000 0000 0001' },
    { thirdPartyAccount: 'DESK_SITE_ACCOUNT_INVALID' },
  ],
  [
    'telephone numbers in words, and promises out of their bounds',
    ...(['kantoor', 'agency'] as const),
    {
      ...{ phone: 'bel ons', 'promises.answerWorkdays': '0', 'promises.valuationWorkdays': '1,5' },
      'promises.newsletterPerMonth': '140',
    },
    {
      ...{ phone: 'ALERT_PHONE_INVALID', 'promises.answerWorkdays': 'DESK_SITE_NUMBER_LEAST' },
      'promises.valuationWorkdays': 'DESK_SITE_NUMBER_WHOLE',
      'promises.newsletterPerMonth': 'DESK_SITE_NUMBER_MOST',
    },
  ],
  [
    'a number that is none',
    ...(['popup', 'popup'] as const),
    { delay: 'straks' },
    { delay: 'ALERT_NUMBER_INVALID' },
  ],
  [
    'a line over every page that ends before it begins',
    ...(['regel', 'notice'] as const),
    { 'text.nl': 'Open', from: '2100-01-10', until: '2100-01-01' },
    { until: 'DESK_SITE_DAYS_ORDER' },
  ],
  [
    'periods that share days',
    ...(['openingsuren', 'hours'] as const),
    { 'offices.0.otherHours': '24-12-2100 – 26-12-2100\n25-12-2100 – 28-12-2100' },
    { 'offices.0.otherHours': 'DESK_SITE_SPECIAL_DAYS_TWICE' },
  ],
  [
    'a legal line that the law asks for in French',
    ...(['kantoor', 'agency'] as const),
    { 'supervisoryAuthority.fr': '' },
    { 'supervisoryAuthority.fr': 'DESK_SITE_TEXT_OF_LAW' },
  ],
  [
    'a text of the home page that the default language lacks',
    ...(['paginas/1', 'pages/1'] as const),
    { 'page.params.title.nl': '' },
    { 'page.params.title.nl': 'ALERT_FIELD_EMPTY' },
  ],
  [
    'a home page that is hidden',
    ...(['paginas/1', 'pages/1'] as const),
    { 'page.status': 'Draft' },
    { 'page.status': 'DESK_SITE_HOME_HIDDEN' },
  ],
  [
    'a redirect to nowhere',
    ...(['paginas/3', 'pages/3'] as const),
    { 'page.params.redirect': 'yes' },
    {
      'page.params.redirectUrl.nl': 'DESK_SITE_REDIRECT_MISSING',
      'page.params.redirectUrl.fr': 'DESK_SITE_REDIRECT_MISSING',
    },
  ],
  ...[
    '/for-sale/',
    '/nl/te-koop',
    '/NL/Te-Koop/?sort=price',
    `${env.PUBLIC_ORIGIN}/nl/te-koop/#main`,
  ].map(
    (link): RefusedTyping => [
      `a redirect to itself: ${link}`,
      ...(['paginas/3', 'pages/3'] as const),
      { 'page.params.redirect': 'yes', 'page.params.redirectUrl.nl': link },
      {
        'page.params.redirectUrl.nl': 'DESK_SITE_REDIRECT_LOOP',
        'page.params.redirectUrl.fr': 'DESK_SITE_REDIRECT_LOOP',
      },
    ],
  ),
  [
    'too many cards beside each other',
    ...(['paginas/3', 'pages/3'] as const),
    { [`${MODULE}.numberItemOfRow`]: '6' },
    { [`${MODULE}.numberItemOfRow`]: 'DESK_SITE_PER_ROW_MOST' },
  ],
  [
    'a placeholder that nothing fills in',
    ...(['team/1', 'team/1'] as const),
    { 'role.nl': 'Makelaar bij {KANTOOR}' },
    { 'role.nl': 'DESK_SITE_PLACEHOLDER_UNKNOWN' },
  ],
];
