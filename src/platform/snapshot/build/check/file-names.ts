/** Names of the other files that the checks read, relative to the snapshot's directory (docs/data.md). */
export const CITIES_FILE = 'catalogue/citys.json';
export const PROJECTS_FILE = 'catalogue/projects.json';
export const CATEGORIES_FILE = 'catalogue/webIDs.json';
export const ARTICLE_CATEGORIES_FILE = 'site/article-categories.json';
export const ARTICLES_FILE = 'site/articles.json';
export const CONFIGURATION_FILE = 'site/configuration.json';
export const MENU_FILE = 'site/menu.json';
export const ROUTES_FILE = 'site/routes.json';
export const TEAM_FILE = 'site/team.json';
export const TEXTS_FILE = 'site/texts.json';
export const OWN_DRAWING_FILE = 'site/base-map.geojson';
export const TOWNS_FILE = 'site/towns.json';
