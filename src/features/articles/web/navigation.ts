import { Newspaper } from 'lucide-react'
import type { NavigationEntry } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const navigation: readonly NavigationEntry[] = [
  { to: '/articles', title: titles.list, places: ['main', 'footer'], order: 50, Icon: Newspaper },
]
