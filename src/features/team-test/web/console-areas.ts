import { UsersRound } from 'lucide-react'
import type { ConsoleArea } from '#platform/web/registration.ts'
import { statisticsTitle } from '../contract/titles.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  { to: '/admin/team-test', title: statisticsTitle, order: 70, Icon: UsersRound, scope: 'grants' },
]
