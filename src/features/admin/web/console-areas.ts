import { FileText, LayoutDashboard, ScrollText, SlidersHorizontal, Users } from 'lucide-react'
import type { ConsoleArea } from '#platform/web/registration.ts'
import { titles } from '../contract/titles.ts'

export const consoleAreas: readonly ConsoleArea[] = [
  { to: '/admin', title: { bhs: 'Pregled', en: 'Overview' }, order: 10, Icon: LayoutDashboard },
  {
    to: '/admin#korisnici',
    title: { bhs: 'Korisnici', en: 'Users' },
    order: 20,
    Icon: Users,
    also: ['/admin/users/'],
  },
  { to: '/admin#sadrzaj', title: { bhs: 'Sadržaj', en: 'Content' }, order: 30, Icon: FileText },
  {
    to: '/admin/audit',
    title: { bhs: 'Zapisnik', en: 'Audit log' },
    order: 90,
    Icon: ScrollText,
    scope: 'global',
  },
  {
    to: '/admin/settings',
    title: titles.settingsArea,
    order: 95,
    Icon: SlidersHorizontal,
    scope: 'global',
  },
]
