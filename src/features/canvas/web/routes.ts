import { route } from '@react-router/dev/routes'

export const canvasRoutes = [route('/canvas', 'features/canvas/web/canvas.screen.tsx')]
