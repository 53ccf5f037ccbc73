import { route } from '@react-router/dev/routes'

export const bankRoutes = [
  route('/admin/banks', 'features/banks/web/console.screen.tsx'),
  route('/admin/banks/:slug', 'features/banks/web/edit.screen.tsx'),
]
