interface HtmlPolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): unknown;
}

/**
 * Leaflet tests on import whether the browser supports inline SVG, by writing exactly this markup. The
 * frame's default policy allows this string and no other (docs/architecture.md, idea 6). This module must
 * be imported before Leaflet.
 */
const LEAFLET_PROBE = '<svg/>';

const policyFactory = (globalThis as { trustedTypes?: HtmlPolicyFactory }).trustedTypes;
policyFactory?.createPolicy('default', {
  createHTML(html) {
    if (html === LEAFLET_PROBE) return html;
    throw new TypeError('The map writes no HTML.');
  },
});
