import { CloudCheck, CloudOff, Smartphone, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { serverClock } from '#platform/web/server-clock.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { IconLink } from '#platform/web/ui/buttons/icon-button.tsx'
import { MINUTE_MS } from '#platform/contract/durations.ts'
import { ringClass } from './presence/caret-look.ts'
import type { CanvasSession } from './sync/canvas-session.ts'
import { useSessionNow } from './sync/use-canvas-session.ts'
import { useText } from './use-text.ts'

type Props = {
  session: CanvasSession
  title: string
  call: string
  deadline: string | null
  /** Other actions on the whole application. */
  tools: ReactNode
}

/** Shows the title, the saving state, the people present and the time left. */
export function TopBar({ session, title, call, deadline, tools }: Props) {
  const t = useText()
  const present = useSessionNow(session, 'present')
  const left = useMinutesLeft(deadline)
  const time = left === undefined ? undefined : left <= 0 ? t('bar.over') : t('bar.left', leftParts(left))
  return (
    <header className="sticky top-0 z-20 flex min-h-bar items-center gap-2 border-b border-line bg-paper px-2 print:hidden lg:gap-4 lg:px-4">
      <IconLink to="/canvas" icon={<X />} label={t('bar.close')} />
      <div className="min-w-0 flex-1 leading-tight lg:flex lg:items-baseline lg:gap-3">
        <b className="block truncate text-sm font-strong lg:text-md">{title || t('untitled')}</b>
        <span className="hidden truncate text-xs text-ink-2 lg:block">{call}</span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 lg:hidden">
          <SaveState session={session} className="" />
          {time !== undefined && (
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
            <li key={person} className="max-sm:nth-[n+4]:hidden">
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
      <span className="truncate">
        {link === 'refused' ? errorText(refusal, t('general')) : t(`link.${link}`)}
      </span>
    </span>
  )
}

/** Returns the minutes left by the server's clock, whatever the device's clock shows. */
function useMinutesLeft(deadline: string | null): number | undefined {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2)
    return () => clearInterval(timer)
  }, [])
  return deadline === null ? undefined : Math.ceil((Date.parse(deadline) - serverClock.at(now)) / MINUTE_MS)
}

function leftParts(minutes: number) {
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
    size: minutes >= 1440 ? 'days' : minutes >= 60 ? 'hours' : 'minutes',
  } as const
}
