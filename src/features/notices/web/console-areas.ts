import { FileInput } from 'lucide-react'
import type { ConsoleArea } from '#platform/web/registration.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  {
    to: '/admin/imports',
    title: { bhs: 'Uvoz oglasa', en: 'Imports' },
    order: 50,
    Icon: FileInput,
    scope: 'opportunities',
  },
]
