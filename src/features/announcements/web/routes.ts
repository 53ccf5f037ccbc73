import { route } from '@react-router/dev/routes'

export const announcementRoutes = [
  route('/admin/settings/announcements', 'features/announcements/web/announcements.screen.tsx'),
]
