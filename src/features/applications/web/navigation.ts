import { Send } from 'lucide-react'
import type { NavigationEntry } from '#platform/web/registration.ts'

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/applications',
    title: { bhs: 'Moje prijave', en: 'My applications' },
    places: ['menu'],
    order: 60,
    Icon: Send,
  },
]
