const NUMBER_FORMAT = new Intl.NumberFormat('nl-BE', {
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

/** Formats a number in Belgian Dutch, for every language of the site: '1.234,5' (decision 12). */
export const formatNumber = (value: number): string => NUMBER_FORMAT.format(value);
