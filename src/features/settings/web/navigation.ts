import { Settings } from 'lucide-react'
import type { NavigationEntry } from '#platform/web/registration.ts'

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/settings',
    title: { bhs: 'Postavke', en: 'Settings' },
    places: ['main', 'menu'],
    order: 50,
    Icon: Settings,
  },
]
