import { CloudCheck, CloudOff, Smartphone, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { IconLink } from '#platform/web/ui/buttons/icon-button.tsx'
import { ringClass } from './presence/caret-look.ts'
import type { CanvasSession } from './sync/canvas-session.ts'
import { useSessionNow } from './sync/use-canvas-session.ts'
import { useText } from './use-text.ts'

type Props = {
  session: CanvasSession
  title: string
  call: string
  deadline: string | null
  clock: string
  /** What else can be done with the whole application. */
  tools: ReactNode
}

const MINUTE = 60_000

/** What the application is called, whether it is kept, who is here and how long there is. */
export function TopBar({ session, title, call, deadline, clock, tools }: Props) {
  const t = useText()
  const present = useSessionNow(session, 'present')
  const left = useMinutesLeft(deadline, clock)
  return (
    <header className="sticky top-0 z-20 flex min-h-bar items-center gap-2 border-b border-line bg-paper px-2 print:hidden lg:gap-4 lg:px-4">
      <IconLink to="/canvas" icon={<X />} label={t('bar.close')} />
      <div className="min-w-0 flex-1 leading-tight lg:flex lg:items-baseline lg:gap-3">
        <b className="block truncate text-sm font-strong lg:text-md">{title || t('untitled')}</b>
        <span className="hidden truncate text-xs text-ink-2 lg:block">{call}</span>
        <SaveState session={session} className="lg:hidden" />
      </div>
      <SaveState session={session} className="max-lg:hidden" />
      {left !== undefined && (
        <Chip tone="sun" className="max-sm:hidden">
          {left <= 0 ? t('bar.over') : t('bar.left', leftParts(left))}
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

/** True after the answer of the server alone. */
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

/** By the clock of the server: that of the device only says how much time went by. */
function useMinutesLeft(deadline: string | null, clock: string): number | undefined {
  const [begun] = useState(() => performance.now())
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPassed(performance.now() - begun), MINUTE / 2)
    return () => clearInterval(timer)
  }, [begun])
  return deadline === null
    ? undefined
    : Math.ceil((Date.parse(deadline) - Date.parse(clock) - passed) / MINUTE)
}

function leftParts(minutes: number) {
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
    size: minutes >= 1440 ? 'days' : minutes >= 60 ? 'hours' : 'minutes',
  } as const
}
