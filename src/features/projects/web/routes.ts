import { route } from '@react-router/dev/routes'

export const projectRoutes = [
  route('/projects', 'features/projects/web/projects.screen.tsx'),
  route('/projects/:slug', 'features/projects/web/project.screen.tsx'),
  route('/projects/:slug/money', 'features/projects/web/money/money.screen.tsx'),
  route('/payments', 'features/projects/web/payments/payments.screen.tsx'),
  route('/admin/projects', 'features/projects/web/overview/console.screen.tsx'),
  route('/admin/payments', 'features/projects/web/payments/console.screen.tsx'),
  route('/contributions/confirm', 'features/projects/web/confirm.screen.tsx'),
]
