import { route } from '@react-router/dev/routes'

export const moderationRoutes = [
  route('/pravila', 'features/moderation/web/rules.screen.tsx'),
  route('/odluke', 'features/moderation/web/log.screen.tsx'),
  route('/admin/moderation', 'features/moderation/web/queue.screen.tsx'),
  route('/admin/moderation/words', 'features/moderation/web/words.screen.tsx'),
  route('/moderation/appeal', 'features/moderation/web/appeal.screen.tsx'),
  route('/moderation/decisions/:id', 'features/moderation/web/decision.screen.tsx'),
]
