/**
 * Pages that open offline. The server renders them without a person, so the worker may store them; their content is on the
 * device (`useOfflineEndpoint()`), and their `handle` sets `opensOffline`.
 */
export const offlinePages = [
  { at: '^/canvas$', shell: '/canvas', screen: 'features/canvas/web/canvas.screen.tsx' },
  { at: '^/reviews$', shell: '/reviews', screen: 'features/reviews/web/reviews.screen.tsx' },
  // The page is the same for every application.
  { at: '^/reviews/[0-9a-f-]{36}$', shell: '/reviews/any', screen: 'features/reviews/web/desk.screen.tsx' },
] as const
