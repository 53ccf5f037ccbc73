import {
  Briefcase,
  BookOpenText,
  Building2,
  FileInput,
  FileText,
  LayoutDashboard,
  type LucideIcon,
  ScrollText,
  Users,
} from 'lucide-react'
import type { AdminScope } from '#platform/contract/admin-scopes.ts'

type Key =
  | 'console.overview'
  | 'console.users'
  | 'console.content'
  | 'console.vocabulary'
  | 'console.organisations'
  | 'console.imports'
  | 'console.audit'
  | 'console.opportunities'
/** An area with a scope is shown to those who have it; `global` ones to global admins only. */
export type Area = { to: string; key: Key; Icon: LucideIcon; scope?: AdminScope | 'global' }

/** Where the console leads. A feature with a page of its own in the console adds its line here and its name to the texts. */
export const areas: readonly Area[] = [
  { to: '/admin', key: 'console.overview', Icon: LayoutDashboard },
  { to: '/admin#korisnici', key: 'console.users', Icon: Users },
  { to: '/admin#sadrzaj', key: 'console.content', Icon: FileText },
  { to: '/admin/organisations', key: 'console.organisations', Icon: Building2, scope: 'opportunities' },
  { to: '/admin/imports', key: 'console.imports', Icon: FileInput, scope: 'opportunities' },
  { to: '/admin/vocabulary', key: 'console.vocabulary', Icon: BookOpenText, scope: 'opportunities' },
  { to: '/admin/opportunities', key: 'console.opportunities', Icon: Briefcase, scope: 'opportunities' },
  { to: '/admin/audit', key: 'console.audit', Icon: ScrollText, scope: 'global' },
]
