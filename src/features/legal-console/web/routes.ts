import { route } from '@react-router/dev/routes'

export const legalConsoleRoutes = [
  route('/admin/settings/legal', 'features/legal-console/web/legal-versions.screen.tsx'),
]
