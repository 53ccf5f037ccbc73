import { ChartColumn } from 'lucide-react'
import type { ConsoleArea } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  {
    to: '/admin/statistics',
    title: titles.statistics,
    order: 85,
    Icon: ChartColumn,
    also: ['/admin/statistics/'],
  },
]
