import { useLayoutEffect, useRef } from 'react'
import { formatTime } from '#platform/contract/dates.ts'
import { daysBetween } from '#platform/contract/days-between.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { sendLetter } from './motion.ts'
import { useText } from './use-text.ts'

type Props = {
  sentAt: Date
  deadline: Date | null
  title: string
  organisation: { name: string; logo: string | null }
}

/** A letter travels to the house of the organisation. The page shows it once, after the server has answered. */
export function ApplicationScene({ sentAt, deadline, title, organisation }: Props) {
  const t = useText()
  const way = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const letter = way.current?.firstElementChild
    if (way.current && letter) sendLetter(letter, way.current.clientWidth - letter.clientWidth)
  }, [])
  const time = formatTime(sentAt)
  return (
    <section className="grid gap-4 rounded-surface border border-line bg-surface p-5">
      <div>
        <h2 className="text-lg leading-snug">
          {deadline
            ? t('sent.titleDays', { time, days: Math.max(0, daysBetween(sentAt, deadline)) })
            : t('sent.title', { time })}
        </h2>
        <p className="mt-1 text-sm text-ink-2">{t('sent.to', { title, organisation: organisation.name })}</p>
      </div>
      <div aria-hidden className="flex items-center gap-3">
        <div ref={way} className="flex flex-1 justify-end border-b-2 border-dashed border-edge">
          <svg viewBox="0 0 28 22" className="-mb-2.5 h-6 w-8 flex-none">
            <path
              fill="var(--apricot)"
              d="M3 0h22a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3Z"
            />
            <path stroke="var(--on-apricot)" strokeWidth="2" d="M6 8h16M6 13h10" />
          </svg>
        </div>
        <Avatar of="organisation" size="lg" name={organisation.name} src={organisation.logo} />
      </div>
      <p className="text-sm">{t('sent.text')}</p>
    </section>
  )
}
