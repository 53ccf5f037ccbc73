import { route } from '@react-router/dev/routes'

export const recommendationRoutes = [
  route('/recommended', 'features/recommendations/web/recommended.screen.tsx'),
  route('/recommended/people', 'features/recommendations/web/people.screen.tsx'),
  route('/how-we-recommend', 'features/recommendations/web/how.screen.tsx'),
]
