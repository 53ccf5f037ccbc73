import { lazy } from 'react'
import type { PersonAction } from '#platform/web/registration.ts'

export const personActions: readonly PersonAction[] = [
  {
    order: 10,
    OnProfile: lazy(async () => ({
      default: (await import('./relation/profile-actions.tsx')).ProfileActions,
    })),
    InRow: lazy(async () => ({ default: (await import('./relation/row-actions.tsx')).RowActions })),
  },
]
