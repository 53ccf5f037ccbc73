import { Landmark } from 'lucide-react'
import type { ConsoleArea } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  { to: '/admin/calls', title: titles.console, order: 75, Icon: Landmark, scope: 'grants' },
]
