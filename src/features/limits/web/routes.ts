import { route } from '@react-router/dev/routes'

export const limitRoutes = [route('/admin/settings/limits', 'features/limits/web/limits.screen.tsx')]
