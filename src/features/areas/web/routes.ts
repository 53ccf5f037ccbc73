import { route } from '@react-router/dev/routes'

export const areaRoutes = [route('/admin/settings/areas', 'features/areas/web/areas.screen.tsx')]
