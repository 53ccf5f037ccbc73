import { Users } from 'lucide-react'
import type { NavigationEntry } from '#platform/web/registration.ts'

export const navigation: readonly NavigationEntry[] = [
  { to: '/network', title: { bhs: 'Ljudi', en: 'People' }, places: ['main'], order: 45, Icon: Users },
]
