import { Building2 } from 'lucide-react'
import type { ConsoleArea } from '#platform/web/registration.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  {
    to: '/admin/organisations',
    title: { bhs: 'Organizacije', en: 'Organisations' },
    order: 40,
    Icon: Building2,
    scope: 'opportunities',
  },
]
