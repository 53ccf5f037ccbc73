import { route } from '@react-router/dev/routes'

export const mentorshipRoutes = [
  route('/mentors', 'features/mentorship/web/list.screen.tsx'),
  route('/mentors/:slug', 'features/mentorship/web/mentor.screen.tsx'),
  route('/mentorship', 'features/mentorship/web/mentorship.screen.tsx'),
  route('/mentorship/:id', 'features/mentorship/web/one.screen.tsx'),
  route('/mentorship/profile', 'features/mentorship/web/profile.screen.tsx'),
  route('/recommended/mentors', 'features/mentorship/web/suggested.screen.tsx'),
  route('/admin/mentors', 'features/mentorship/web/review.screen.tsx'),
]
