import { route } from '@react-router/dev/routes'

export const legalRoutes = [
  route('/terms', 'features/legal/web/terms.screen.tsx'),
  route('/privacy', 'features/legal/web/privacy.screen.tsx'),
  route('/terms/:version', 'features/legal/web/version.screen.tsx', { id: 'terms-version' }),
  route('/privacy/:version', 'features/legal/web/version.screen.tsx', { id: 'privacy-version' }),
]
