import { UserRound } from 'lucide-react'
import type { NavigationEntry } from '#platform/web/registration.ts'

export const navigation: readonly NavigationEntry[] = [
  { to: '/profile', title: { bhs: 'Profil', en: 'Profile' }, places: ['main'], order: 40, Icon: UserRound },
]
