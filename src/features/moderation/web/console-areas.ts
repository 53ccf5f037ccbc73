import { Scale } from 'lucide-react'
import type { ConsoleArea } from '#platform/web/registration.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  {
    to: '/admin/moderation',
    title: { bhs: 'Moderacija', en: 'Moderation' },
    order: 60,
    Icon: Scale,
    scope: 'moderation',
  },
]
