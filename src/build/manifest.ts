import { description, site } from '../content/site.ts';

/** Web app manifest. */
export const webManifest = () =>
  JSON.stringify({
    name: site.name,
    short_name: site.name,
    description,
    start_url: '/',
    display: 'standalone',
    // The ink of styles/tokens.css, as a manifest can only say it in sRGB.
    background_color: '#060b0e',
    theme_color: '#060b0e',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
