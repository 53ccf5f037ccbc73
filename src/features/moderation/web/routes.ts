import { route } from '@react-router/dev/routes'

export const moderationRoutes = [
  route('/admin/moderation', 'features/moderation/web/queue.screen.tsx'),
  route('/moderation/decisions/:id', 'features/moderation/web/decision.screen.tsx'),
]
