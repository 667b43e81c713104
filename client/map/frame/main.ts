// Imported first: importing Leaflet fails without its Trusted Types policy.
import './trusted-types';
import { PageMessage } from '../../../src/domain/map/map-messages';
import { onWindowMessage } from '../window-messages';
import { createMap } from './map';

/** The embedded map (§7): drawn at once, then filled by messages from the page that embeds it. */
onWindowMessage(() => (parent === window ? null : parent), PageMessage, createMap());
