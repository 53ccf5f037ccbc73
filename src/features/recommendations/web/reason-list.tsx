import {
  Banknote,
  Bookmark,
  Check,
  CircleDashed,
  Clock,
  Footprints,
  GraduationCap,
  Heart,
  House,
  Languages,
  type LucideIcon,
  MapPin,
  Sparkles,
  Target,
  Users,
} from 'lucide-react'
import { classNames } from '#platform/web/ui/class-names.ts'
import type { Reason, ReasonCode } from '../contract/reasons.ts'
import { useReason } from './use-reason.ts'
import { useText } from './use-text.ts'

const ICONS: Readonly<Record<ReasonCode, LucideIcon>> = {
  skills: Check,
  nearly: CircleDashed,
  sought: Target,
  home: MapPin,
  near: MapPin,
  remote: House,
  deadline: Clock,
  liked: Bookmark,
  interest: Heart,
  language: Languages,
  pay: Banknote,
  learning: GraduationCap,
  firstJob: Footprints,
  popular: Users,
  fresh: Sparkles,
}

/** The reasons, each with its icon; `without` omits those that the row shows already. */
export function ReasonList({
  reasons,
  without = [],
  most = 2,
}: {
  reasons: readonly Reason[]
  without?: readonly ReasonCode[]
  most?: number
}) {
  const t = useText()
  const words = useReason()
  const visible = reasons.filter(({ code }) => !without.includes(code)).slice(0, most)
  if (visible.length === 0) return null
  return (
    <ul
      aria-label={t('reasons.label')}
      className="flex min-w-0 flex-wrap gap-x-4 gap-y-0.5 text-xs text-ink-2"
    >
      {visible.map((reason) => {
        const Icon = ICONS[reason.code]
        return (
          <li
            key={reason.code}
            className={classNames(
              'flex min-w-0 items-center gap-1.5',
              reason.code === 'deadline' && 'font-strong text-sun-ink',
            )}
          >
            <Icon
              className={classNames('size-4 flex-none', reason.code !== 'deadline' && 'text-river-ink')}
              aria-hidden
            />
            <span className="min-w-0">{words(reason)}</span>
          </li>
        )
      })}
    </ul>
  )
}
