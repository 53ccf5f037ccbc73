import { Compass } from 'lucide-react'
import type { NavigationEntry } from '#platform/web/registration.ts'

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/opportunities',
    title: { bhs: 'Prilike', en: 'Opportunities' },
    places: ['main'],
    order: 20,
    Icon: Compass,
  },
]
