import { route } from '@react-router/dev/routes'
import { LISTS } from '../contract/lists.ts'

export const searchRoutes = [
  ...LISTS.map(({ path, id }) => route(path, 'features/search/web/list.screen.tsx', { id: `search-${id}` })),
  route('/saved-searches', 'features/search/web/saved.screen.tsx'),
  route('/saved-searches/stop', 'features/search/web/stop.screen.tsx'),
]
