import { Sprout } from 'lucide-react'
import type { NavigationEntry } from '#platform/web/registration.ts'

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/projects',
    title: { bhs: 'Projekti mladih', en: 'Youth projects' },
    places: ['menu'],
    order: 49,
    Icon: Sprout,
  },
]
