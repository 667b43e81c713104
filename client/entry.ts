import { showBackToTop } from './behaviours/back-to-top';
import { closeOutside } from './behaviours/disclosure';
import { keepFocusInside } from './behaviours/drawer';
import { playGalleries } from './behaviours/gallery-banner';
import { followScroll } from './behaviours/header';
import { openModals } from './behaviours/modal';
import { stepThrough } from './behaviours/slider';
import { playFilms } from './behaviours/video-banner';
import { countVisit } from './behaviours/visit';
import { attachForms } from './forms/attach';
import { attachMaps } from './map/attach';
import { attachSearch } from './search/attach';
import { attachShortlist } from './shortlist/attach';

/** The first tier in the browser: small behaviours on plain markup, attached by what it says of itself. */
followScroll();
closeOutside();
keepFocusInside();
showBackToTop();
stepThrough();
playGalleries();
playFilms();
openModals();
countVisit();
attachSearch();
attachForms();
attachMaps();
attachShortlist();
