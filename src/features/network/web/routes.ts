import { route } from '@react-router/dev/routes'

export const networkRoutes = [
  route('/network', 'features/network/web/network.screen.tsx'),
  route('/my-network', 'features/network/web/network.screen.tsx', { id: 'my-network' }),
  route('/network/directory', 'features/network/web/directory.screen.tsx'),
]
