import { route } from '@react-router/dev/routes'

export const dashboardRoutes = [route('/dashboard', 'features/dashboard/web/dashboard.screen.tsx')]
