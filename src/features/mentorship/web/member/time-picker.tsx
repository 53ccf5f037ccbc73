import { useState } from 'react'
import { formatDate, formatLongDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import { byDay, otherTime } from '../public/times.ts'
import { useText } from '../use-text.ts'
import { useMemberText } from '../use-member-text.ts'

type Props = {
  slots: readonly string[]
  /** The zones of the reader and of the mentor. */
  zone: string
  theirs: string
  value: string | undefined
  onChange: (slot: string) => void
}

/** A day, then a time of it, by the reader's own clock; the mentor's stands beside it where it is another. */
export function TimePicker({ slots, zone, theirs, value, onChange }: Props) {
  const t = useMemberText()
  const words = useText()
  const locale = useLocale()
  const days = byDay(slots, zone)
  const [choice, setChoice] = useState<string>()
  const [day, times] = days.find(([one]) => one === choice) ?? days[0] ?? []
  if (!day || !times) return <p className="text-sm text-ink-2">{words('page.none')}</p>
  const short = (at: Date) => {
    const [weekday = ''] = formatLongDate(at, locale, zone).split(/[, ]/)
    return {
      weekday: weekday.slice(0, 3),
      date: formatDate(at, locale, zone)
        .split(/[\u00a0/]/)
        .slice(0, 2)
        .join(locale === 'bhs' ? '' : '/'),
    }
  }
  return (
    <div className="grid gap-3">
      <p className="text-xs text-ink-2">{words('page.yours', { zone })}</p>
      <div role="group" aria-label={t('ask.day')} className="strip flex gap-1.5">
        {days.map(([one, moments]) => {
          const { weekday, date } = short(moments[0]!)
          return (
            <Pick
              key={one}
              pressed={one === day}
              className="min-w-14 flex-none flex-col items-center justify-center gap-0! rounded-control! px-2! py-1.5"
              onClick={() => setChoice(one)}
            >
              <span className="text-2xs text-ink-2">{weekday}</span>
              <span className="text-sm tabular-nums">{date}</span>
            </Pick>
          )
        })}
      </div>
      <div
        role="group"
        aria-label={t('ask.times', { day: formatLongDate(times[0]!, locale, zone) })}
        className="grid grid-cols-3 gap-2"
      >
        {times.map((at) => {
          const other = otherTime(at, zone, theirs)
          const slot = at.toISOString()
          return (
            <Pick
              key={slot}
              pressed={slot === value}
              className="flex-col items-center justify-center gap-0! rounded-control! px-1! tabular-nums"
              onClick={() => onChange(slot)}
            >
              {formatTime(at, zone)}
              {other && (
                <span className="text-center text-2xs text-ink-2">
                  {words('page.theirs', { time: other })}
                </span>
              )}
            </Pick>
          )
        })}
      </div>
    </div>
  )
}
