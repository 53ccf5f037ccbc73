import {
  Briefcase,
  FileBadge,
  GraduationCap,
  HandHeart,
  Hammer,
  Rocket,
  School,
  Sprout,
  Wrench,
} from 'lucide-react'
import { House } from '#platform/web/ui/drawings/house.tsx'
import type { Entry } from '../../contract/sections.ts'

const ICONS: Record<Entry['kind'], typeof Wrench> = {
  job: Briefcase,
  internship: Sprout,
  informal: Hammer,
  volunteering: HandHeart,
  own: Rocket,
  school: School,
  university: GraduationCap,
  course: GraduationCap,
  project: Wrench,
  certificate: FileBadge,
}

/** The sign before an entry: the house of its organisation, or its kind; the words beside it say both. */
export function EntrySign({ entry }: { entry: Entry }) {
  const { kind, place } = entry
  const name = place.bhs || place.en
  if (name && kind !== 'project' && kind !== 'certificate') {
    return <House name={name} className="size-11 rounded-stone" />
  }
  const Icon = ICONS[kind]
  return (
    <span className="grid size-11 flex-none place-items-center rounded-stone bg-sunken text-ink-2">
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </span>
  )
}
