import { ClipboardList } from 'lucide-react'
import type { ConsoleArea } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  { to: '/admin/form-builder', title: titles.console, order: 64, Icon: ClipboardList, scope: 'content' },
]
