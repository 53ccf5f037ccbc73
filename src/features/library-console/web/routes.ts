import { route } from '@react-router/dev/routes'

export const libraryConsoleRoutes = [route('/admin/library', 'features/library-console/web/desk.screen.tsx')]
