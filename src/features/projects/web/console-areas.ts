import { Banknote } from 'lucide-react'
import type { ConsoleArea } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  { to: '/admin/payments', title: titles.payments, order: 77, Icon: Banknote, scope: 'grants' },
]
