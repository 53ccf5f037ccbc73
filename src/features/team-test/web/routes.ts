import { route } from '@react-router/dev/routes'

export const teamTestRoutes = [
  route('/team-test', 'features/team-test/web/team-test.screen.tsx'),
  route('/team-test/teams/:id', 'features/team-test/web/team/team.screen.tsx'),
  route('/admin/team-test', 'features/team-test/web/statistics/statistics.screen.tsx'),
]
