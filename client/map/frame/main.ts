// First of all: Leaflet may not even be imported without it.
import './trusted-types';
import { PageMessage } from '../../../src/domain/map/map-messages';
import { onWindowMessage } from '../window-messages';
import { createMap } from './map';

/** The embedded map (§7): drawn at once, and told by the page that embeds it what it shows. */
onWindowMessage(() => (parent === window ? null : parent), PageMessage, createMap());
