import { closeOutside } from './behaviours/disclosure';
import { followScroll } from './behaviours/header';
import { stepThrough } from './behaviours/slider';
import { countVisit } from './behaviours/visit';

/** The first tier in the browser: small behaviours on plain markup, attached by what it says of itself. */
followScroll();
closeOutside();
stepThrough();
countVisit();
