import { BookOpenText } from 'lucide-react'
import type { ConsoleArea } from '#platform/web/registration.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  {
    to: '/admin/vocabulary',
    title: { bhs: 'Rječnik', en: 'Vocabulary' },
    order: 60,
    Icon: BookOpenText,
    scope: 'opportunities',
  },
]
