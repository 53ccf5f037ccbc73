import { lazy } from 'react'
import type { PersonAction } from '#platform/web/registration.ts'

export const personActions: readonly PersonAction[] = [
  {
    order: 20,
    OnProfile: lazy(async () => ({ default: (await import('./begin-button.tsx')).BeginButton })),
  },
]
