import { lazy } from 'react'
import type { ProfilePart } from '#platform/web/registration.ts'

export const profileParts: readonly ProfilePart[] = [
  {
    id: 'together',
    place: 'beside',
    Part: lazy(async () => ({ default: (await import('./relation/together.tsx')).TogetherPart })),
  },
]
