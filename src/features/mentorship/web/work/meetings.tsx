import { Suspense, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import type { Meeting, Mentorship } from '../../contract/requests.endpoints.ts'
import { createMeeting, updateMeeting } from '../../contract/work.endpoints.ts'
import { ReportAbsence } from '../absences/report-absence.tsx'
import { JoinLink } from '../member/join-link.tsx'
import { MeetingCalendar } from '../member/meeting-calendar.tsx'
import { useWhen } from '../member/use-when.ts'
import { useMemberText } from '../use-member-text.ts'
import { useText } from '../use-text.ts'

const TimeSheet = lazyPart(async () => (await import('../member/time-sheet.tsx')).TimeSheet)
const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog)

/** Meetings of the two: the next ones can be moved and cancelled, and go into anybody's calendar. */
export function Meetings({ mentorship }: { mentorship: Mentorship }) {
  const t = useMemberText()
  const [booking, setBooking] = useState(false)
  const { id, side, state, other, sessions } = mentorship
  const slug = side === 'member' ? (other?.slug ?? undefined) : undefined
  const [meeting] = useState(() => crypto.randomUUID())
  const meetings = sessions.filter(({ confirmed }) => confirmed)
  return (
    <section aria-labelledby="meetings-title">
      <h2 id="meetings-title" className="text-lg">
        {t('work.meetings')}
      </h2>
      {meetings.length === 0 && <p className="text-sm text-ink-2">{t('work.noMeetings')}</p>}
      <ul>
        {meetings.map((session) => (
          <Row key={session.id} mentorship={mentorship} session={session} />
        ))}
      </ul>
      {state === 'active' && (
        <Button small className="mt-2" onClick={() => setBooking(true)}>
          {t('work.book')}
        </Button>
      )}
      <Suspense>
        {booking && (
          <TimeSheet
            {...(slug && { slug })}
            title={t('work.book')}
            act={t('work.bookSend')}
            done={t('work.booked')}
            onClose={() => setBooking(false)}
            send={(at) => call(createMeeting, { params: { id }, body: { id: meeting, at } })}
          />
        )}
      </Suspense>
    </section>
  )
}

function Row({ mentorship, session }: { mentorship: Mentorship; session: Meeting }) {
  const t = useMemberText()
  const words = useText()
  const when = useWhen()
  const [open, setOpen] = useState<'move' | 'cancel'>()
  const { side, other, state } = mentorship
  const { cancelled, version } = session
  const params = { id: mentorship.id, session: session.id }
  const slug = side === 'member' ? (other?.slug ?? undefined) : undefined
  const isToCome = state === 'active' && !cancelled && Date.parse(session.at) > Date.now()
  return (
    <li className="grid justify-items-start gap-1.5 border-t border-line py-3 first:border-t-0">
      <p
        className={classNames(
          'first-letter:uppercase',
          cancelled ? 'text-ink-3 line-through' : 'font-strong',
        )}
      >
        {when(session.at)}
      </p>
      <p className="text-sm text-ink-2">
        {t('page.meeting', { minutes: String(session.minutes), format: words(`formats.${session.format}`) })},{' '}
        {t(cancelled ? 'page.cancelled' : 'page.confirmed')}
      </p>
      {cancelled && cancelled.reason !== '' && (
        <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">{cancelled.reason}</p>
      )}
      {isToCome && (
        <>
          <JoinLink session={session} />
          <div className="flex flex-wrap gap-2">
            <MeetingCalendar params={params} />
            <Button small onClick={() => setOpen('move')}>
              {t('work.move')}
            </Button>
            <Button small look="quiet" onClick={() => setOpen('cancel')}>
              {t('work.cancel')}
            </Button>
          </div>
        </>
      )}
      <Suspense>
        {session.confirmed && <ReportAbsence mentorship={mentorship} session={session} />}
        {open === 'move' && (
          <TimeSheet
            {...(slug && { slug })}
            title={t('work.moveTitle')}
            act={t('work.move')}
            done={t('work.moved')}
            onClose={() => setOpen(undefined)}
            send={(at) => call(updateMeeting, { params, body: { at, version } })}
          />
        )}
        {open === 'cancel' && (
          <CancelDialog params={params} version={version} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </li>
  )
}
