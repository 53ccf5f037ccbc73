import { Newspaper } from 'lucide-react'
import type { NavigationEntry } from '#platform/web/registration.ts'
import { listTitle } from '../contract/list-title.ts'

export const navigation: readonly NavigationEntry[] = [
  { to: '/articles', title: listTitle, places: ['main', 'footer'], order: 50, Icon: Newspaper },
]
