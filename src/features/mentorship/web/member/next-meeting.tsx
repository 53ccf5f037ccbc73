import { formatLongDate, formatTime } from '#platform/contract/dates.ts'
import { MINUTE_MS } from '#platform/contract/durations.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Mentorship } from '../../contract/requests.endpoints.ts'
import { otherTime } from '../public/times.ts'
import { useMemberText } from '../use-member-text.ts'
import { useText } from '../use-text.ts'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { JoinLink } from './join-link.tsx'
import { MeetingCalendar } from './meeting-calendar.tsx'
import { deviceZone } from './device-zone.ts'

type Props = { mentorships: readonly Mentorship[]; now: string }

/** The meeting that comes first, in the one deep block of the screen. */
export function NextMeeting({ mentorships, now }: Props) {
  const t = useMemberText()
  const words = useText()
  const locale = useLocale()
  const zone = deviceZone()
  const coming = mentorships
    .flatMap((mentorship) => mentorship.sessions.map((session) => ({ mentorship, session })))
    .filter(({ session: { at, minutes, confirmed, cancelled } }) => {
      return confirmed && !cancelled && Date.parse(at) + minutes * MINUTE_MS > Date.parse(now)
    })
    .toSorted((one, other) => Date.parse(one.session.at) - Date.parse(other.session.at))
  const [next] = coming
  if (!next) return null
  const { mentorship, session } = next
  const at = new Date(session.at)
  const theirs = mentorship.other?.zone && otherTime(at, zone, mentorship.other.zone)
  return (
    <section aria-labelledby="next-title" className="deep grid gap-2 rounded-surface p-5 sm:p-8">
      <p className="text-sm">
        {t('page.next')}: {mentorship.other?.name ?? t('page.nobody')}
      </p>
      <h2 id="next-title" className="text-xl first-letter:uppercase">
        {t('page.nextAt', { day: formatLongDate(at, locale, zone), time: formatTime(at, zone) })}
      </h2>
      {theirs && <p className="text-sm">{t('page.theirs', { time: theirs })}</p>}
      <p className="text-sm">
        {t('page.meeting', { minutes: String(session.minutes), format: words(`formats.${session.format}`) })}
      </p>
      <JoinLink session={session} />
      <div className="mt-2 flex flex-wrap gap-2">
        <MeetingCalendar params={{ id: mentorship.id, session: session.id }} isKey={session.link === null} />
        <ButtonLink small look="line" to={`/mentorship/${mentorship.id}`}>
          {t('work.open')}
        </ButtonLink>
      </div>
    </section>
  )
}
