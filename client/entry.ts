import { followScroll } from './behaviours/header';
import { closeOutside } from './behaviours/disclosure';

/** The first tier in the browser: small behaviours on plain markup, attached by what it says of itself. */
followScroll();
closeOutside();
