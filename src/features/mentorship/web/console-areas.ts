import { HandHelping } from 'lucide-react'
import type { ConsoleArea } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  { to: '/admin/mentors', title: titles.console, order: 64, Icon: HandHelping, scope: 'users' },
]
