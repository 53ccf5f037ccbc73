import { Briefcase } from 'lucide-react'
import type { ConsoleArea } from '#platform/web/registration.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  {
    to: '/admin/opportunities',
    title: { bhs: 'Prilike', en: 'Opportunities' },
    order: 70,
    Icon: Briefcase,
    scope: 'opportunities',
  },
]
