import { route } from '@react-router/dev/routes'

export const statisticsRoutes = [
  route('/admin/statistics', 'features/statistics/web/statistics.screen.tsx'),
  route('/admin/statistics/:report', 'features/statistics/web/report.screen.tsx'),
]
