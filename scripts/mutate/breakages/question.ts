import type { Breakage } from '../breakage';

const PLACES = 'test/domain/places/belgian-places.test.ts';
const QUESTIONS = 'test/features/search/question/questions.test.ts';
const ORACLE = 'test/features/search/question/oracle.test.ts';
const DEMONSTRATION = 'test/features/search/demonstration.test.ts';

/** Guarantees of the question box: what is typed is read as it is meant, and the list is its answer. */
export const QUESTION_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a place is found however it is spelt',
    guarantee: 'A town of Belgium is found by its name without hyphens, accents and with ‘St’.',
    file: 'src/domain/places/place-table.ts',
    before: 'const key = toPlaceKey(nameOrPostcode);',
    after: 'const key = nameOrPostcode;',
    tests: [PLACES],
  },
  {
    name: 'Ste is Sainte',
    guarantee: '‘Ste-Ode’ is Sainte-Ode.',
    file: 'src/domain/places/place-key.ts',
    before: "  ['ste', 'sainte'],\n",
    after: '',
    tests: [PLACES],
  },
  {
    name: 'near is measured from a town without offers',
    guarantee: 'What comes nearest to a town without offers is ordered by kilometres.',
    file: 'src/domain/catalogue/nearest/place-distance.ts',
    before: 'return own.length > 0 ? own : findAskedPlaces(name);',
    after: 'return own;',
    tests: [DEMONSTRATION],
  },
  {
    name: 'zonder is read',
    guarantee: 'What somebody does not want is not asked for.',
    file: 'src/features/search/question/read-question.ts',
    before: "const isWanted = without === undefined || part?.kind === 'amount';",
    after: 'const isWanted = true;',
    tests: [QUESTIONS],
  },
  {
    name: 'zonder garage is a criterion',
    guarantee: '‘Zonder garage’ lists homes without one.',
    file: 'src/features/search/question/exclude-part.ts',
    before: "  ['garage', { garagesMax: 0 }],\n",
    after: '',
    tests: [ORACLE],
  },
  {
    name: 'few words are looked for',
    guarantee: 'A question looks for at most eight words.',
    file: 'src/domain/criteria/criteria.ts',
    before: 'export const MAX_WORDS = 8;',
    after: 'export const MAX_WORDS = 800;',
    tests: ['test/features/search/question/any-question.test.ts'],
  },
  {
    name: 'bounds that contradict each other are said',
    guarantee: 'Of two bounds that no home can meet both are shown.',
    file: 'src/features/search/question/asked-criteria.ts',
    before: 'min !== undefined && max !== undefined && min > max',
    after: 'min !== undefined && max !== undefined && min < 0',
    tests: [QUESTIONS],
  },
  {
    name: 'a lowest amount is the lowest',
    guarantee: '‘Vanaf 400.000’ is a lowest price.',
    file: 'src/features/search/question/choose-ends.ts',
    before: "...{ min: 'min', moreThan",
    after: "...{ min: 'max', moreThan",
    tests: [ORACLE],
  },
  {
    name: 'the first end of a range takes its thousands from the second',
    guarantee: '‘Entre 150 et 200.000’ begins at 150.000.',
    file: 'src/features/search/question/amount-cursor.ts',
    before: '      first.value *= 1000;',
    after: '      first.value *= 1;',
    tests: [ORACLE],
  },
  {
    name: 'a surface that is not known is not small',
    guarantee: 'A highest surface leaves out what has none.',
    file: 'src/domain/catalogue/listing/filter-match.ts',
    before: "criterion.unit === 'count' ? 0 : 1",
    after: '0',
    tests: ['test/domain/catalogue/listing/filters.test.ts'],
  },
  {
    name: 'a town with two postcodes is one chip',
    guarantee: 'A chip stands for a name, not for a postcode.',
    file: 'src/features/listing/active-filters.ts',
    before: 'same.length >= findCityNumbers(index, { name }).length',
    after: 'same.length > findCityNumbers(index, { name }).length',
    tests: ['test/features/listing/listing-filters.test.ts'],
  },
  {
    name: 'words lead to the list',
    guarantee: 'What was not understood is looked for on the list itself.',
    file: 'src/features/search/search-target.ts',
    before: "part.kind === 'words' && !missing.has(part) ? part.text : []",
    after: "part.kind === 'words' && missing.has(part) ? part.text : []",
    tests: [QUESTIONS],
  },
  {
    name: 'the words of a list leave out what has not got them',
    guarantee: 'A list with words holds only homes whose texts hold them.',
    file: 'src/features/listing/load-listing-query.ts',
    before: 'return query.words ? {',
    after: 'return query.zips ? {',
    tests: ['test/features/search/words.test.ts'],
  },
];
