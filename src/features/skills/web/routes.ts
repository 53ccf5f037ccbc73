import { route } from '@react-router/dev/routes'

export const skillRoutes = [
  route('/admin/vocabulary', 'features/skills/web/list/vocabulary.screen.tsx'),
  route('/admin/vocabulary/:kind/:id', 'features/skills/web/entry/entry.screen.tsx'),
]
