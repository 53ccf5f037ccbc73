import { route } from '@react-router/dev/routes'

export const pageRoutes = [
  route('/page/:slug', 'features/pages/web/page.screen.tsx'),
  route('/admin/pages', 'features/pages/web/manager.screen.tsx'),
  route('/admin/page-builder', 'features/pages/web/manager.screen.tsx', { id: 'page-builder' }),
  route('/admin/page-builder/editor/:id', 'features/pages/web/editor.screen.tsx'),
]
