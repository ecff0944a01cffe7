import type { ManifestOptions } from 'vite-plugin-pwa';

const icon = (name: string, sizes: string, purpose: 'any' | 'maskable') =>
  ({ src: `/icons/${name}`, sizes, type: 'image/png', purpose }) as const;

/** How Brigade looks when installed on a phone, a tablet or a wall display. */
export const manifest: Partial<ManifestOptions> = {
  name: 'Brigade',
  short_name: 'Brigade',
  description: 'The live operating system of a restaurant kitchen',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#14532d',
  theme_color: '#14532d',
  categories: ['business', 'food', 'productivity'],
  icons: [
    icon('icon-192.png', '192x192', 'any'),
    icon('icon-512.png', '512x512', 'any'),
    icon('maskable-192.png', '192x192', 'maskable'),
    icon('maskable-512.png', '512x512', 'maskable'),
  ],
  shortcuts: [
    { name: 'My List', url: '/cook?tab=my-list', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    { name: 'Log waste', url: '/cook?waste=new', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    { name: 'Receiving', url: '/manager/receiving', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
  ],
};
