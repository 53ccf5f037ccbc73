import { ShieldCheck } from 'lucide-react'
import type { NavigationEntry } from '#platform/web/registration.ts'

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/admin',
    title: { bhs: 'Administracija', en: 'Administration' },
    places: ['menu'],
    order: 90,
    Icon: ShieldCheck,
    isFor: ({ role }) => role === 'ADMIN',
  },
]
