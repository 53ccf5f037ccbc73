import { CloudCheck, CloudOff, Smartphone, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { IconLink } from '#platform/web/ui/buttons/icon-button.tsx'
import { ringClass } from './presence/caret-look.ts'
import type { CanvasSession } from './sync/canvas-session.ts'
import { useSessionNow } from './sync/use-canvas-session.ts'
import { useTimeLeft } from './use-time-left.ts'
import { useText } from './use-text.ts'

type Props = {
  session: CanvasSession
  title: string
  call: string
  deadline: string | null
  /** True if a phone shows the time left elsewhere, so that the saving state has room for all its words. */
  timeBelow?: boolean
  /** Other actions on the whole application. */
  tools: ReactNode
}

/** Shows the title, the saving state, the people present and the time left. */
export function TopBar({ session, title, call, deadline, timeBelow = false, tools }: Props) {
  const t = useText()
  const present = useSessionNow(session, 'present')
  const time = useTimeLeft(deadline)
  return (
    <header className="sticky top-0 z-20 flex min-h-bar items-center border-b border-line bg-paper px-2 print:hidden sm:gap-2 lg:gap-4 lg:px-4">
      <IconLink to="/canvas" icon={<X />} label={t('bar.close')} />
      <div className="min-w-0 flex-1 leading-tight lg:flex lg:items-baseline lg:gap-3">
        <b className="block truncate text-sm font-strong lg:text-md">{title || t('untitled')}</b>
        <span className="hidden truncate text-xs text-ink-2 lg:block">{call}</span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 lg:hidden">
          <SaveState session={session} className="" />
          {time !== undefined && !timeBelow && (
            <span className="flex-none text-xs font-strong text-sun-ink sm:hidden">{time}</span>
          )}
        </span>
      </div>
      <SaveState session={session} className="max-lg:hidden" />
      {time !== undefined && (
        <Chip tone="sun" className="max-sm:hidden">
          {time}
        </Chip>
      )}
      {present.length > 0 && (
        <ul className="flex -space-x-1.5" aria-label={t('bar.here')}>
          {present.slice(0, 6).map(({ person, name, place }) => (
            <li key={person} className="max-sm:nth-[n+2]:hidden">
              <Avatar name={name} size="sm" className={ringClass(place)} />
              <span className="sr-only">{name}</span>
            </li>
          ))}
        </ul>
      )}
      {tools}
    </header>
  )
}

const ICONS = {
  opening: Smartphone,
  device: Smartphone,
  saved: CloudCheck,
  offline: CloudOff,
  full: TriangleAlert,
  refused: TriangleAlert,
}

/** Shows as saved only what the server has confirmed. */
function SaveState({ session, className }: { session: CanvasSession; className: string }) {
  const link = useSessionNow(session, 'link')
  const refusal = useSessionNow(session, 'refusal')
  const t = useText()
  const Icon = ICONS[link]
  return (
    <span
      role="status"
      className={`inline-flex max-w-full min-w-0 items-center gap-1.5 text-xs text-ink-2 ${className}`}
    >
      <Icon size={16} className="flex-none text-river" aria-hidden />
      <span className="line-clamp-2">
        {link === 'refused' ? errorText(refusal, t('general')) : t(`link.${link}`)}
      </span>
    </span>
  )
}
