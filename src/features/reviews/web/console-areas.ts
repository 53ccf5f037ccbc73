import { ClipboardCheck } from 'lucide-react'
import type { ConsoleArea } from '#platform/web/registration.ts'
import { overviewTitle } from '../contract/titles.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  { to: '/admin/reviews', title: overviewTitle, order: 76, Icon: ClipboardCheck, scope: 'grants' },
]
