import type { Interest } from './onboarding.endpoints.ts'

/** The display name of each interest. */
export const interestNames: Record<Interest, { bhs: string; en: string }> = {
  technology: { bhs: 'Tehnologija', en: 'Technology' },
  business: { bhs: 'Biznis', en: 'Business' },
  education: { bhs: 'Obrazovanje', en: 'Education' },
  healthcare: { bhs: 'Zdravstvo', en: 'Healthcare' },
  environment: { bhs: 'Okoliš', en: 'Environment' },
  arts: { bhs: 'Umjetnost', en: 'Arts' },
  sports: { bhs: 'Sport', en: 'Sports' },
  finance: { bhs: 'Finansije', en: 'Finance' },
  marketing: { bhs: 'Marketing', en: 'Marketing' },
  social_impact: { bhs: 'Društveni uticaj', en: 'Social impact' },
}
