import { Banknote, Sprout } from 'lucide-react'
import type { ConsoleArea } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  { to: '/admin/projects', title: titles.console, order: 77, Icon: Sprout, scope: 'grants' },
  { to: '/admin/payments', title: titles.payments, order: 78, Icon: Banknote, scope: 'grants' },
]
