import type { Localized } from '../../language/localized';
import { PageBanner } from '../../layout/banner';
import type { Step } from '../../layout/breadcrumb';
import { Breadcrumb, mappedSteps } from '../../layout/breadcrumb';
import { Contents, withSectionIds } from '../../layout/contents';
import type { LoadedModule } from '../../modules/modules';
import { Modules, titleModule } from '../../modules/modules';
import type { MenuPage } from '../../site/menu';
import { Html } from '../../ui/html';
import { Say } from '../../ui/say';
import type { Visit } from '../../visit';
import { isReachPage, Reach } from './reach';

export interface ConfiguredPageProps {
  visit: Visit;
  page: MenuPage;
  modules: readonly LoadedModule[];
  original: string;
}

/** A configured page: breadcrumb, banner or title, text, modules (§2.6, §2.7); exactly one h1. */
export function ConfiguredPage({ visit, page, modules, original }: ConfiguredPageProps) {
  const { showBreadCrumb, showPageBanner, bannerType } = page.params;
  const hasBanner = showPageBanner && bannerType !== 'none';
  const h1 = hasBanner || shown(visit, page.params.title) ? undefined : titleModule(visit, modules);
  return (
    <>
      {hasBanner && <Banner visit={visit} page={page} />}
      <div className="page configured">
        {showBreadCrumb && <Breadcrumb visit={visit} steps={steps(visit, page, original)} />}
        {!hasBanner && <Title visit={visit} page={page} hidden={h1 !== undefined} />}
        <Text visit={visit} content={page.params.content} original={original} />
        <Modules visit={visit} modules={modules} h1={h1} />
      </div>
    </>
  );
}

/** The banner says the page's title and text in the words it has for it, else in the page's own. */
function Banner({ visit, page: { params, name } }: { visit: Visit; page: MenuPage }) {
  const title = shown(visit, params.bannerTitle) ?? shown(visit, params.title) ?? { nl: name };
  const text = shown(visit, params.bannerDescription) ?? shown(visit, params.description);
  return <PageBanner visit={visit} image={ownPicture(params)} title={title} description={text} />;
}

/** §4: never the home page's picture; a plain colour where the type says so or there is none. */
const ownPicture = ({ bannerType, image }: MenuPage['params']) =>
  bannerType === 'color' ? null : image;

/** Title and description; a title that is not public is still what the page is called to those who listen. */
function Title({ visit, page, hidden }: { visit: Visit; page: MenuPage; hidden: boolean }) {
  const { title, description } = page.params;
  const named = shown(visit, title);
  const text = shown(visit, description);
  return (
    <>
      {named && (
        <h1>
          <Say visit={visit} text={named} />
        </h1>
      )}
      {!named && !hidden && (
        <h1 className="visually-hidden">{visit.say(title).text || page.name}</h1>
      )}
      <Html visit={visit} html={text} className="lead" />
    </>
  );
}

/** The page's text, a long one with its sections on top, and beside it the way to reach us where it asks for it. */
function Text({
  visit,
  content,
  original,
}: {
  visit: Visit;
  content: Localized;
  original: string;
}) {
  if (!visit.say(content).text && !isReachPage(original)) return null;
  const text = withSectionIds(content);
  return (
    <div className="beside">
      <div className="beside__text">
        <Contents visit={visit} html={text} />
        <Html visit={visit} html={text} className="copy" />
      </div>
      <Reach visit={visit} original={original} />
    </div>
  );
}

/** The route map's breadcrumb; a page it does not name stands below home. */
function steps(visit: Visit, page: MenuPage, original: string): Step[] {
  const mapped = mappedSteps(visit, original);
  if (mapped.length > 0) return mapped;
  return [{ name: visit.say(page.params.title).text || page.name }];
}

/** A text that there is and that its public flag does not hide (§3). */
const shown = (visit: Visit, text: Localized): Localized | undefined =>
  text.public !== false && visit.say(text).text ? text : undefined;
