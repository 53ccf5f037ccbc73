import { route } from '@react-router/dev/routes'

export const cvRoutes = [
  route('/profile/cv', 'features/cv/web/list.screen.tsx'),
  route('/profile/cv/:id', 'features/cv/web/editor.screen.tsx'),
  route('/cv/:token', 'features/cv/web/shared.screen.tsx'),
]
