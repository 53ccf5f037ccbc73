import { route } from '@react-router/dev/routes'

export const noticeRoutes = [
  route('/opportunities/import', 'features/notices/web/import.screen.tsx'),
  route('/opportunities/import/:id', 'features/notices/web/review.screen.tsx'),
  route('/admin/imports', 'features/notices/web/imports.screen.tsx'),
  route('/admin/imports/:id', 'features/notices/web/imported.screen.tsx'),
]
