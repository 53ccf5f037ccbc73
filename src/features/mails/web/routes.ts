import { route } from '@react-router/dev/routes'

export const mailRoutes = [route('/admin/settings/mails', 'features/mails/web/mails.screen.tsx')]
