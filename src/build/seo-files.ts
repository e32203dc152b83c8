import { feedXml } from './feed.ts';
import { llmsTxt } from './llms.ts';
import { webManifest } from './manifest.ts';
import type { NamedPage } from './search-index.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

/**
 * What only machines read, by the file's name. Part of the server's bundle: the site's
 * address is a setting of the build, which the plugin's own code does not see.
 */
export const machineFiles = (pages: readonly NamedPage[]): Record<string, string> => ({
  'sitemap.xml': sitemapXml(pages),
  'robots.txt': robotsTxt(),
  'feed.xml': feedXml(pages),
  'llms.txt': llmsTxt(pages),
  'site.webmanifest': webManifest(),
});
