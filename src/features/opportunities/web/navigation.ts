import { Bookmark } from 'lucide-react'
import type { NavigationEntry } from '#platform/web/registration.ts'

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/opportunities/saved',
    title: { bhs: 'Sačuvane prilike', en: 'Saved opportunities' },
    places: ['menu'],
    order: 62,
    Icon: Bookmark,
  },
]
