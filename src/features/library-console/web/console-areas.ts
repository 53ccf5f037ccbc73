import { Images } from 'lucide-react'
import { titles } from '#features/library/contract/titles.ts'
import type { ConsoleArea } from '#platform/web/registration.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  { to: '/admin/library', title: titles.console, order: 64, Icon: Images, scope: 'content' },
]
