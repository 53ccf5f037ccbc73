import { route } from '@react-router/dev/routes'

export const settingsRoutes = [route('/settings', 'features/settings/web/settings.screen.tsx')]
