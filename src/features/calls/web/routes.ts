import { route } from '@react-router/dev/routes'

export const callRoutes = [
  route('/ob', 'features/calls/web/banks.screen.tsx'),
  route('/ob-landing', 'features/calls/web/banks.screen.tsx', { id: 'ob-landing' }),
  route('/ob/landing', 'features/calls/web/campaign.screen.tsx'),
  route('/ob/orange-grants', 'features/calls/web/orange.screen.tsx'),
  route('/orange-grants', 'features/calls/web/orange.screen.tsx', { id: 'orange-grants' }),
  route('/ob/:bank', 'features/calls/web/bank.screen.tsx'),
  route('/calls/managed', 'features/calls/web/managed.screen.tsx'),
  route('/admin/calls', 'features/calls/web/console.screen.tsx'),
  route('/calls/:slug/applications', 'features/calls/web/received.screen.tsx'),
  route('/calls/:slug/edit', 'features/calls/web/edit.screen.tsx'),
  route('/calls/:slug', 'features/calls/web/call.screen.tsx'),
]
