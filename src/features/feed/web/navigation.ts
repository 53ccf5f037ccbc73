import { Rss } from 'lucide-react'
import type { NavigationEntry } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const navigation: readonly NavigationEntry[] = [
  { to: '/feed', title: titles.feed, places: ['main'], order: 22, Icon: Rss },
]
