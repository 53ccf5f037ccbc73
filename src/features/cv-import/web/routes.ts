import { route } from '@react-router/dev/routes'

export const cvImportRoutes = [route('/profile/import', 'features/cv-import/web/import.screen.tsx')]
