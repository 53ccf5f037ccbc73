import { route } from '@react-router/dev/routes'

export const adminRoutes = [
  route('/admin', 'features/admin/web/admin.screen.tsx'),
  route('/admin/login', 'features/admin/web/sign-in/admin-login.screen.tsx'),
  route('/admin/first', 'features/admin/web/sign-in/first-admin.screen.tsx'),
  route('/admin/users/:id', 'features/admin/web/person/person.screen.tsx'),
  route('/admin/audit', 'features/admin/web/audit/audit.screen.tsx'),
  route('/admin/settings', 'features/admin/web/settings/settings.screen.tsx'),
  route('/admin/*', 'features/admin/web/unknown.screen.tsx'),
]
