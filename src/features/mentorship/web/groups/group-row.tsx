import { CalendarDays, MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { htmlLang } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import type { GroupSession } from '../../contract/groups/groups.endpoints.ts'
import { deviceZone } from '../member/device-zone.ts'
import { useWhen } from '../member/use-when.ts'
import { otherTime } from '../public/times.ts'
import { useText } from '../use-text.ts'
import { useGroupText } from './use-group-text.ts'

type Props = {
  group: GroupSession
  /** The page is its mentor's own. */
  isOfPage?: boolean
  /** What the reader can do. */
  children: ReactNode
}

/** A group session with its time by both clocks. */
export function GroupRow({ group, isOfPage = false, children }: Props) {
  const t = useGroupText()
  const words = useText()
  const locale = useLocale()
  const when = useWhen()
  const { mentor, zone, minutes, format, places, location, state, mine, turn, cancelReason, joinBy } = group
  const [topic, description] = [readText(group.topic, locale), readText(group.description, locale)]
  const langOf = (text: typeof topic) => (text.language === locale ? {} : { lang: htmlLang(text.language) })
  const theirs = otherTime(new Date(group.at), deviceZone(), zone)
  const isToCome = state === 'open' || state === 'closed'
  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 text-md leading-snug [overflow-wrap:anywhere]" {...langOf(topic)}>
          {topic.text}
        </h3>
        {mine !== null && (isToCome || state === 'begun') && (
          <Chip tone={mine === 'waiting' ? 'sun' : 'have'}>{t(`mine.${mine}`)}</Chip>
        )}
        {(state === 'cancelled' || state === 'over' || state === 'begun') && (
          <Chip>{t(`states.${state}`)}</Chip>
        )}
      </div>
      {!isOfPage && mine !== 'mentor' && (
        <p className="text-sm">
          {mentor.slug === null ? (
            mentor.name
          ) : (
            <a className="link inline-flex min-h-target items-center" href={`/mentors/${mentor.slug}`}>
              {mentor.name}
            </a>
          )}
        </p>
      )}
      <p
        className="max-w-measure text-sm whitespace-pre-line [overflow-wrap:anywhere]"
        {...langOf(description)}
      >
        {description.text}
      </p>
      <ul className="grid gap-1 text-sm text-ink-2">
        <Fact icon={<CalendarDays aria-hidden className="mt-0.5 size-4 flex-none" />}>
          <b className="inline-block font-strong text-ink first-letter:uppercase">{when(group.at)}</b>
          {theirs && <>, {t('mentorTime', { time: theirs })}</>},{' '}
          {t('facts', { minutes: String(minutes), format: words(`formats.${format}`) })}
        </Fact>
        {location !== '' && (
          <Fact icon={<MapPin aria-hidden className="mt-0.5 size-4 flex-none" />}>
            {t('location', { location })}
          </Fact>
        )}
        {isToCome && (
          <Fact icon={<Users aria-hidden className="mt-0.5 size-4 flex-none" />}>
            {t('places', { free: places.free, of: places.of })}
            {places.waiting > 0 && <>, {t('waiting', { count: places.waiting })}</>}
          </Fact>
        )}
      </ul>
      {state === 'open' && <p className="text-xs text-ink-2">{t('joinBy', { when: when(joinBy) })}</p>}
      {state === 'closed' && mine === null && <p className="text-xs text-ink-2">{t('states.closed')}</p>}
      {turn !== null && isToCome && <p className="text-sm text-sun-ink">{t('turn', { turn })}</p>}
      {cancelReason !== '' && (
        <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">{t('reason', { reason: cancelReason })}</p>
      )}
      {children}
    </li>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-1.5">
      {icon}
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </li>
  )
}
