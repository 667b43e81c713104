// First of all: Leaflet may not even be imported without it.
import './trusted-types';
import { listen } from '../listen';
import { PageMessage } from '../message';
import { drawMap } from './map';

/** The embedded map (§7): drawn at once, and told by the page that embeds it what it shows. */
listen(() => (parent === window ? null : parent), PageMessage, drawMap());
