/**
 * Pages that open without a connection. The server draws them for nobody in particular, so the worker may keep them; what they
 * show is on the device (`useOfflineEndpoint()`), and their `handle` says `opensOffline`.
 */
export const offlinePages = [
  { at: '^/canvas$', shell: '/canvas', screen: 'features/canvas/web/canvas.screen.tsx' },
  { at: '^/reviews$', shell: '/reviews', screen: 'features/reviews/web/reviews.screen.tsx' },
  // Whichever application it is, the page is the same.
  { at: '^/reviews/[0-9a-f-]{36}$', shell: '/reviews/any', screen: 'features/reviews/web/desk.screen.tsx' },
] as const
