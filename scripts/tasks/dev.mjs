import { prepareLocalSite, readWranglerFlags, startWrangler } from './local-site.mjs';

/** `npm run dev -- …`: `wrangler dev` with these flags, which builds again on each change (wrangler.toml, [build]). */

const site = readWranglerFlags();
await prepareLocalSite(site);
startWrangler(site);
