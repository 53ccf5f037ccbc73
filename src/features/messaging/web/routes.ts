import { route } from '@react-router/dev/routes'

export const messagingRoutes = [
  route('/messages', 'features/messaging/web/messages.screen.tsx', { id: 'messages' }),
  route('/messages/:id', 'features/messaging/web/messages.screen.tsx', { id: 'conversation' }),
]
