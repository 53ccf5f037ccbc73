import { route } from '@react-router/dev/routes'

export const voteRoutes = [
  route('/calls/:slug/vote', 'features/votes/web/vote.screen.tsx'),
  route('/reviews/calls/:slug/vote', 'features/votes/web/anomalies/anomalies.screen.tsx'),
]
