import { route } from '@react-router/dev/routes'

export const partnerRoutes = [
  route('/admin/settings/partner-keys', 'features/partners/web/partner-keys.screen.tsx'),
]
