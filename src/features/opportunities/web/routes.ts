import { route } from '@react-router/dev/routes'

export const opportunityRoutes = [
  route('/opportunities/new', 'features/opportunities/web/new.screen.tsx'),
  route('/opportunities/mine', 'features/opportunities/web/mine.screen.tsx'),
  route('/opportunities/saved', 'features/opportunities/web/saved.screen.tsx'),
  route('/opportunities/:slug', 'features/opportunities/web/public.screen.tsx'),
  route('/opportunities/:slug/edit', 'features/opportunities/web/edit.screen.tsx'),
  route('/admin/opportunities', 'features/opportunities/web/review.screen.tsx'),
]
