import { route } from '@react-router/dev/routes'

export const libraryRoutes = [
  route('/admin/library', 'features/library/web/desk.screen.tsx'),
  route('/articles/pictures', 'features/library/web/author.screen.tsx'),
]
