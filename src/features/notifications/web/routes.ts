import { route } from '@react-router/dev/routes'

export const notificationsRoutes = [
  route('/notifications', 'features/notifications/web/notifications.screen.tsx'),
  route('/unsubscribe', 'features/notifications/web/unsubscribe.screen.tsx'),
]
