interface HtmlPolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): unknown;
}

/**
 * Leaflet looks, while it is imported, whether the browser draws SVG within HTML, by writing exactly
 * this. The frame's default policy lets that through and nothing else (docs/architecture.md, idea 6). It
 * stands before the first import of Leaflet, which is why this module is imported for its effect.
 */
const LEAFLET_PROBE = '<svg/>';

const policyFactory = (globalThis as { trustedTypes?: HtmlPolicyFactory }).trustedTypes;
policyFactory?.createPolicy('default', {
  createHTML(html) {
    if (html === LEAFLET_PROBE) return html;
    throw new TypeError('The map writes no HTML.');
  },
});
