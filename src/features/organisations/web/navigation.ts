import { Building2 } from 'lucide-react'
import type { NavigationEntry } from '#platform/web/registration.ts'

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/organisations/mine',
    title: { bhs: 'Moje organizacije', en: 'My organisations' },
    places: ['menu'],
    order: 70,
    Icon: Building2,
  },
]
