import { ChartNoAxesColumn } from 'lucide-react'
import type { NavigationEntry } from '#platform/web/registration.ts'

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/ai-skills',
    title: { bhs: 'Vještine', en: 'Skills' },
    places: ['main'],
    order: 41,
    Icon: ChartNoAxesColumn,
  },
]
