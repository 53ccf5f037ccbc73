import { route } from '@react-router/dev/routes'

/** The parts book; only for those who build the product. */
export const devRoutes = [route('dev/ui', 'platform/web/ui/dev/ui.screen.tsx')]
