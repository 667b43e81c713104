import { findTourHref, findVideoHref } from '../../../../domain/format/media-href';
import { joinProperties } from '../join-properties';
import { CONFIGURATION_FILE } from './file-names';
import type { SnapshotRule } from './finding';
import { createWarningFinding } from './finding';

/** Warns of videos, tours and visualisations whose host no page shows. */
export const MEDIA_RULE: SnapshotRule = {
  requiredFiles: [CONFIGURATION_FILE],
  *checkProperties({ source }, slice) {
    const { tours } = source[CONFIGURATION_FILE];
    for (const { nl, fr } of joinProperties(slice)) {
      for (const property of [nl, fr]) {
        for (const [field, findHref] of [
          ['VideoUrl', findVideoHref],
          ['VirtualTourUrl', (url: string) => findTourHref(url, tours)],
          ['VisualisationUrl', (url: string) => findTourHref(url, tours)],
        ] as const) {
          const url = property[field]?.trim();
          if (!url || findHref(url)) continue;
          yield createWarningFinding(
            'catalogue/property-details.json',
            `${property.ID} ${property.language}`,
            field,
            `${formatHost(url)} is not a provider that the site knows: it will not be shown`,
          );
        }
      }
    }
  },
};

const formatHost = (url: string): string => (URL.canParse(url) ? new URL(url).host : '') || url;
