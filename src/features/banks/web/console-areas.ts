import { PiggyBank } from 'lucide-react'
import type { ConsoleArea } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  { to: '/admin/banks', title: titles.console, order: 74, Icon: PiggyBank, scope: 'grants' },
]
