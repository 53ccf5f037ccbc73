import { index } from '@react-router/dev/routes'

export const landingRoutes = [index('features/landing/web/landing.screen.tsx')]
