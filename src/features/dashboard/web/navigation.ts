import { House } from 'lucide-react'
import type { NavigationEntry } from '#platform/web/registration.ts'

export const navigation: readonly NavigationEntry[] = [
  { to: '/dashboard', title: { bhs: 'Početna', en: 'Home' }, places: ['main'], order: 10, Icon: House },
]
