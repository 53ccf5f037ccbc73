import { route } from '@react-router/dev/routes'

export const analyticsRoutes = [route('/ai-skills', 'features/analytics/web/ai-skills.screen.tsx')]
