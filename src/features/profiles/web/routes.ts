import { route } from '@react-router/dev/routes'

export const profileRoutes = [
  route('/profile', 'features/profiles/web/own.screen.tsx'),
  route('/profile/:x', 'features/profiles/web/member.screen.tsx'),
  route('/profil/:slug', 'features/profiles/web/public.screen.tsx'),
]
