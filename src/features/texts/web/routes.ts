import { route } from '@react-router/dev/routes'

export const textRoutes = [route('/export-texts', 'features/texts/web/texts.screen.tsx')]
