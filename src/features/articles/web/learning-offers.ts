import { lazy } from 'react'
import type { LearningOffer } from '#platform/web/registration.ts'

export const learningOffers: readonly LearningOffer[] = [
  {
    id: 'articles',
    Offer: lazy(async () => ({ default: (await import('./goals/skill-articles.tsx')).SkillArticles })),
  },
]
