import { route } from '@react-router/dev/routes'

export const productSettingRoutes = [
  route('/admin/settings/name', 'features/product-settings/web/name.screen.tsx'),
  route('/admin/settings/pixel', 'features/product-settings/web/pixel.screen.tsx'),
]
