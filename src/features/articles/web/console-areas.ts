import { CornerUpRight, Newspaper } from 'lucide-react'
import type { ConsoleArea } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  { to: '/admin/articles', title: titles.console, order: 62, Icon: Newspaper, scope: 'content' },
  { to: '/admin/redirects', title: titles.redirects, order: 63, Icon: CornerUpRight, scope: 'content' },
]
