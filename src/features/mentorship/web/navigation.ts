import { HandHelping } from 'lucide-react'
import type { NavigationEntry } from '#platform/web/registration.ts'
import { navigationTitles } from '../contract/navigation-titles.ts'

export const navigation: readonly NavigationEntry[] = [
  { to: '/mentors', title: navigationTitles.mentors, places: ['footer'], order: 47 },
  { to: '/mentorship', title: navigationTitles.mentorship, places: ['menu'], order: 47, Icon: HandHelping },
]
