import { lazy } from 'react'
import type { LearningOffer } from '#platform/web/registration.ts'

export const learningOffers: readonly LearningOffer[] = [
  {
    id: 'mentors',
    Offer: lazy(async () => ({ default: (await import('./suggested/skill-mentors.tsx')).SkillMentors })),
  },
]
