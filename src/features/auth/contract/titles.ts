/** Page titles of the route table. */
export const titles = {
  login: { bhs: 'Prijava', en: 'Sign in' },
  register: { bhs: 'Registracija', en: 'Register' },
  forgot: { bhs: 'Zaboravljena lozinka', en: 'Forgot password' },
  reset: { bhs: 'Nova lozinka', en: 'Password reset' },
  verify: { bhs: 'Potvrda emaila', en: 'Email verification' },
  onboarding: { bhs: 'Prvi koraci', en: 'First steps' },
} as const
