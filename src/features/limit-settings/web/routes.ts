import { route } from '@react-router/dev/routes'

export const limitRoutes = [route('/admin/settings/limits', 'features/limit-settings/web/limits.screen.tsx')]
