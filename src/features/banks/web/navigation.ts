import { Landmark } from 'lucide-react'
import type { NavigationEntry } from '#platform/web/registration.ts'

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/ob',
    title: { bhs: 'Omladinske banke', en: 'Youth banks' },
    places: ['menu'],
    order: 48,
    Icon: Landmark,
  },
]
