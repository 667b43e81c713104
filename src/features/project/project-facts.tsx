import type { Project } from '../../domain/catalogue/project';
import type { ProjectUnits } from '../../domain/catalogue/project-units';
import { isSoldOut } from '../../domain/catalogue/project-units';
import type { TextKey, Translate } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { formatRange } from '../../views/cards/unit-facts';
import { UnitsBar } from '../../views/cards/units-bar';
import { EpcLabelShape } from '../../views/ui/epc-label';
import { KeyFactList } from '../../views/ui/key-fact-list';

interface ProjectFactsProps {
  ctx: RequestContext;
  project: Project;
  units: ProjectUnits;
  /** Where they are in the first screen. */
  id?: string;
}

/** What a buyer asks first of a project: how much is free, how large, how many bedrooms, when, with which label. */
export function ProjectFacts({ ctx: { t }, project, units, id }: ProjectFactsProps) {
  const living = formatRange(units.living);
  const facts = [
    {
      term: t('PROJECT_FREE'),
      value:
        !isSoldOut(units) &&
        units.ids.length > 0 &&
        t('PROJECT_FREE_OF', { count: units.available, total: units.ids.length }),
    },
    {
      term: t('PROJECT_UNIT_COLUMN_SURFACE'),
      value: living && t('FACT_LIVING', { area: living }),
    },
    { term: t('PROJECT_UNIT_COLUMN_BEDROOMS'), value: formatRange(units.bedrooms) },
    {
      term: t('PROJECT_DELIVERY'),
      value: project.DeliveryDate && formatSeason(project.DeliveryDate, t),
    },
    {
      term: t('EPC_LABEL'),
      value: units.epc && <EpcLabelShape label={units.epc} t={t} bare />,
    },
  ].filter(({ value }) => value);
  return <KeyFactList id={id} facts={facts} />;
}

/** The part of the year by month, from January. */
const SEASONS: readonly TextKey[] = [
  ...(['SEASON_START', 'SEASON_START', 'SEASON_SPRING', 'SEASON_SPRING'] as const),
  ...(['SEASON_SPRING', 'SEASON_SUMMER', 'SEASON_SUMMER', 'SEASON_SUMMER'] as const),
  ...(['SEASON_AUTUMN', 'SEASON_AUTUMN', 'SEASON_AUTUMN', 'SEASON_END'] as const),
];

/** Formats a day that lies far ahead as people name it: '2027-09-30' → 'najaar 2027'. */
function formatSeason(day: string, t: Translate): string {
  const [year = '', month] = day.split('-');
  const season = SEASONS[Number(month) - 1];
  return season ? t(season, { year }) : year;
}

interface UnitsSummaryProps {
  ctx: RequestContext;
  units: ProjectUnits;
  /** How many units fit the criteria with which the page was opened; undefined without any. */
  fitting: number | undefined;
}

/** The number of free units, as a bar and in words, and how many of all fit what a list asked for. */
export function UnitsSummary({ ctx: { t }, units, fitting }: UnitsSummaryProps) {
  const { ids, available, underOption, closed } = units;
  if (ids.length === 0) return null;
  return (
    <div className="units-available">
      <p>
        <strong>
          {isSoldOut(units)
            ? t('SOLD_OUT')
            : t('UNITS_LEFT', { count: available, total: ids.length })}
        </strong>{' '}
        <span>{t('UNITS_BAR', { available, option: underOption, sold: closed })}</span>
      </p>
      <UnitsBar units={units} />
      {fitting !== undefined && <p>{t('UNITS_FITTING', { count: fitting, total: ids.length })}</p>}
    </div>
  );
}
