import { route } from '@react-router/dev/routes'

export const legalRoutes = [
  route('/terms', 'features/legal/web/terms.screen.tsx'),
  route('/privacy', 'features/legal/web/privacy.screen.tsx'),
  route('/page/faq', 'features/legal/web/faq.screen.tsx'),
  route('/page/kontakt', 'features/legal/web/contact.screen.tsx'),
]
