import { route } from '@react-router/dev/routes'

export const libraryRoutes = [route('/articles/pictures', 'features/library/web/author.screen.tsx')]
