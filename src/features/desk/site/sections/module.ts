import * as v from 'valibot';
import type { Language } from '../../../../domain/language/language';
import { LANGUAGES } from '../../../../domain/language/language';
import { LANGUAGE_NAME_KEYS } from '../../../../domain/language/language-name';
import type { TextKey } from '../../../../domain/language/texts';
import { DisplayRule } from '../../../../domain/site/display-rule';
import type { MODULE_FACTS, Module } from '../../../../domain/site/module';
import { findSection } from '../../../../domain/site/module-section';
import { listModuleViews } from '../../../../domain/site/module-views';
import type { FieldOption } from '../../../forms/kit/definition/field';
import type { DocumentContext, EditedField, EditedSection } from '../edited-field';
import { field } from '../edited-field';
import { nameModuleContent } from '../module-contents';
import { htmlField, statusField } from './placing';

const VIEW_LABELS = {
  '': 'DESK_SITE_VIEW_CARDS',
  'slider-view': 'DESK_SITE_VIEW_SLIDER',
  'news-view': 'DESK_SITE_VIEW_NEWS',
  'ons-team-view': 'DESK_SITE_VIEW_TEAM',
  'collapse-view': 'DESK_SITE_VIEW_COLLAPSE',
} as const satisfies Record<Module['view'], string>;

/** Builds the section of a module of the page at `original`: its texts, and the settings that its content has. */
export function buildModuleSection(
  module: Module,
  position: number,
  original: string,
  around: DocumentContext,
): EditedSection {
  const path = `page.params.modules.@${module.id}`;
  return {
    legend: 'DESK_SITE_MODULE',
    name: `${position}: ${nameModuleContent(around, module.relations)}`,
    fields: [
      field('line', `${path}.title.*`, 'DESK_SITE_TITLE'),
      field('choice', `${path}.titleSize`, 'DESK_SITE_TITLE_SIZE', {
        listOptions: () => [
          { value: 'h1', label: 'DESK_SITE_TITLE_H1' },
          { value: 'h2', label: 'DESK_SITE_TITLE_H2' },
        ],
      }),
      htmlField(`${path}.description.*`, 'DESK_SITE_TEXT'),
      ...listSettings(module, path, original, around),
      field('line', `${path}.link.label.*`, 'DESK_SITE_LINK_WORDS'),
      field('link', `${path}.link.path`, 'DESK_SITE_LINK', { hint: 'DESK_SITE_LINK_HINT' }),
      field('choice', `${path}.backgroundType`, 'DESK_SITE_BACKGROUND', {
        listOptions: () => [
          { value: '', label: 'DESK_SITE_BACKGROUND_PLAIN' },
          { value: 'image', label: 'DESK_SITE_PICTURE' },
        ],
      }),
      field('picture', `${path}.image`, 'DESK_SITE_BACKGROUND_PICTURE', {
        ...{ shapes: ['wide', 'landscape'], isDecorative: true },
      }),
      statusField(`${path}.status`),
      buildRulesField(module, path, around),
    ],
  };
}

function listSettings(
  { relations, view }: Module,
  path: string,
  original: string,
  { site }: DocumentContext,
): EditedField[] {
  const { type, id } = relations;
  const category = site.articleCategories.find(({ ID }) => ID === Number(id));
  const views = [...new Set([...listModuleViews(type, category, original), view])];
  return [
    ...(type === 'property-list' ? [buildSectionField(path, id)] : []),
    ...(views.length > 1
      ? [
          field('choice', `${path}.view`, 'DESK_SITE_VIEW', {
            listOptions: () => views.map((value) => ({ value, label: VIEW_LABELS[value] })),
          }),
        ]
      : []),
    ...(type === 'contact'
      ? []
      : [
          field('number', `${path}.numberItemOfRow`, 'DESK_SITE_PER_ROW'),
          field('number', `${path}.maxItems`, 'DESK_SITE_MOST'),
        ]),
    ...(category && site.articleCategories.some(({ ParentID }) => ParentID === category.ID)
      ? [field('flag', `${path}.isHasSubcategories`, 'DESK_SITE_SUBCATEGORIES')]
      : []),
  ];
}

/** Which properties a list shows; the value that the module has is kept as it is written. */
function buildSectionField(path: string, id: Module['relations']['id']): EditedField {
  const own = (section: '/for-sale/' | '/for-rent/' | '/Bouwgrond/') =>
    id !== undefined && findSection(id) === section ? String(id) : section.replaceAll('/', '');
  return field('choice', `${path}.relations.id`, 'DESK_SITE_PROPERTIES_OF', {
    listOptions: () => [
      { value: '', label: 'DESK_SITE_PROPERTIES_NEW' },
      { value: own('/for-sale/'), label: 'DESK_SITE_PROPERTIES_SALE' },
      { value: own('/for-rent/'), label: 'DESK_SITE_PROPERTIES_RENT' },
      { value: own('/Bouwgrond/'), label: 'DESK_SITE_PROPERTIES_PLOTS' },
    ],
  });
}

/** When visitors see a module: always, in one language, or while there is something to show; rules that a file has stay. */
const buildRulesField = (module: Partial<Module>, path: string, around: DocumentContext) =>
  field('rules', `${path}.rules`, 'DESK_SITE_RULES', {
    listOptions: () => listRules(module, around),
  });

function listRules(
  { rules = [] }: Partial<Module>,
  { ctx }: Pick<DocumentContext, 'ctx'>,
): FieldOption[] {
  const known: FieldOption[] = [
    { value: '', label: 'DESK_SITE_RULES_ALWAYS' },
    ...ctx.languages.map((language) => ({
      value: LANGUAGE_RULES[language],
      text: ctx.t('DESK_SITE_RULES_LANGUAGE', { language: ctx.t(LANGUAGE_NAME_KEYS[language]) }),
    })),
    ...COUNTED_RULES,
  ];
  const own = rules.length > 0 ? JSON.stringify(rules) : '';
  const isKnown = known.some(({ value }) => value === own);
  return [...known, ...(isKnown ? [] : [{ value: own, label: 'DESK_SITE_RULES_OWN' as const }])];
}

const formatRule = (rule: v.InferInput<typeof DisplayRule>) =>
  JSON.stringify([v.parse(DisplayRule, rule)]);

const LANGUAGE_RULES = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    formatRule({ field: 'language', logic: '==', compareWithValue: language }),
  ]),
) as Record<Language, string>;

const COUNTED_RULES = (
  [
    ['sale', 'DESK_SITE_RULES_SALE'],
    ['rent', 'DESK_SITE_RULES_RENT'],
    ['projects', 'DESK_SITE_RULES_PROJECTS'],
  ] as const satisfies readonly (readonly [(typeof MODULE_FACTS)[number], TextKey])[]
).map(([fact, label]) => ({
  value: formatRule({ field: fact, logic: '>', compareWithValue: 0 }),
  label,
}));
