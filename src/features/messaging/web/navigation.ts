import { MessageSquare } from 'lucide-react'
import { lazy } from 'react'
import type { NavigationEntry } from '#platform/web/registration.ts'
import { messagesTitle } from '../contract/titles.ts'

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/messages',
    title: messagesTitle,
    places: ['main'],
    order: 25,
    Icon: MessageSquare,
    Count: lazy(async () => ({ default: (await import('./waiting-count.tsx')).WaitingCount })),
  },
]
