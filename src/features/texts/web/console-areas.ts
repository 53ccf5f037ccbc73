import { Languages } from 'lucide-react'
import type { ConsoleArea } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  { to: '/export-texts', title: titles.console, order: 35, Icon: Languages, scope: 'content' },
]
