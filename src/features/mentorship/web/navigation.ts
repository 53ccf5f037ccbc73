import { HandHelping } from 'lucide-react'
import type { NavigationEntry } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const navigation: readonly NavigationEntry[] = [
  { to: '/mentors', title: titles.mentors, places: ['footer'], order: 47 },
  { to: '/mentorship', title: titles.mentorship, places: ['menu'], order: 47, Icon: HandHelping },
]
