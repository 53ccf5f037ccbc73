import {
  Bookmark,
  Briefcase,
  ClipboardList,
  FileText,
  Hammer,
  HandCoins,
  Landmark,
  LayoutGrid,
  type LucideIcon,
  MapPin,
  Megaphone,
  MessageCircle,
  Newspaper,
  Search,
  Send,
  Sparkles,
} from 'lucide-react'
import type { SearchIcon } from '#platform/contract/search-icons.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import type { Hit } from './use-hits.ts'

/** People and organisations have a face or a mark instead. */
const ICONS: Record<Exclude<SearchIcon, 'person' | 'mentor' | 'organisation'>, LucideIcon> = {
  application: Send,
  article: Newspaper,
  bank: Landmark,
  call: Megaphone,
  conversation: MessageCircle,
  cv: FileText,
  form: ClipboardList,
  grant: HandCoins,
  list: Search,
  opportunity: Briefcase,
  page: LayoutGrid,
  place: MapPin,
  post: Newspaper,
  project: Hammer,
  saved: Bookmark,
  skill: Sparkles,
}

/** The face or mark of a result, or the icon of its kind. */
export function HitIcon({ hit: { icon, title, photo } }: { hit: Hit }) {
  if (photo !== null || icon === 'person' || icon === 'mentor' || icon === 'organisation')
    return <Avatar name={title} src={photo} of={icon === 'organisation' ? 'organisation' : 'person'} />
  const Icon = ICONS[icon]
  return (
    <span className="grid size-10 flex-none place-items-center rounded-control bg-sunken text-ink-2">
      <Icon aria-hidden className="size-5" />
    </span>
  )
}
