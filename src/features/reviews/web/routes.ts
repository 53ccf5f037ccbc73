import { route } from '@react-router/dev/routes'

export const reviewRoutes = [
  route('/reviews', 'features/reviews/web/reviews.screen.tsx'),
  route('/reviews/calls/:slug', 'features/reviews/web/ranking/ranking.screen.tsx'),
  route('/reviews/calls/:slug/assignments', 'features/reviews/web/assigning/assigning.screen.tsx'),
  route('/calls/:slug/results', 'features/reviews/web/results/results.screen.tsx'),
  route('/admin/reviews', 'features/reviews/web/overview/console.screen.tsx'),
  route('/reviews/:id', 'features/reviews/web/desk.screen.tsx'),
]
