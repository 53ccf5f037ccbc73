import { PanelsTopLeft } from 'lucide-react'
import type { ConsoleArea } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  {
    to: '/admin/pages',
    title: titles.console,
    order: 63,
    Icon: PanelsTopLeft,
    scope: 'content',
    also: ['/admin/page-builder'],
  },
]
