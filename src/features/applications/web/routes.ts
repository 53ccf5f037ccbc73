import { route } from '@react-router/dev/routes'

export const applicationRoutes = [
  route('/applications', 'features/applications/web/applications.screen.tsx'),
  route('/applications/new', 'features/applications/web/begin.screen.tsx'),
  route('/applications/received', 'features/applications/web/received.screen.tsx'),
  route('/applications/:id', 'features/applications/web/application.screen.tsx'),
  route('/opportunities/:id/applications', 'features/applications/web/hiring.screen.tsx'),
  route('/organisations/:slug/home', 'features/applications/web/home.screen.tsx'),
  route('/organisations/:id/messages', 'features/applications/web/templates.screen.tsx'),
]
