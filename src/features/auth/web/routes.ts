import { route } from '@react-router/dev/routes'

const screen = (name: string) => `features/auth/web/${name}.screen.tsx`

export const authRoutes = [
  route('login', screen('login/login')),
  route('register', screen('register/register')),
  route('forgot-password', screen('forgot/forgot-password')),
  route('password-reset', screen('reset/password-reset')),
  route('auth/verify', screen('verify/verify')),
  route('onboarding', screen('onboarding/onboarding')),
]
