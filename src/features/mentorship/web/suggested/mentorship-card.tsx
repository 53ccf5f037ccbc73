import { CalendarDays, MessageSquareReply } from 'lucide-react'
import { Link } from 'react-router'
import { formatLongDate, formatTime } from '#platform/contract/dates.ts'
import { MINUTE_MS } from '#platform/contract/durations.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listMentorships, type Mentorship } from '../../contract/requests.endpoints.ts'
import { listSuggestedMentors } from '../../contract/suggested.endpoints.ts'
import { deviceZone } from '../member/device-zone.ts'
import { useSuggestedText } from '../use-suggested-text.ts'
import { SuggestedRow } from './suggested-row.tsx'

const ROWS = 3
const OFFERS = 2

/** The next event of the member's mentorships; without one, mentors who could help. */
export function MentorshipCard() {
  const t = useSuggestedText()
  const query = useEndpoint(listMentorships, { staleTime: 0 })
  return (
    <>
      <SectionHeading
        id="mentorship-title"
        title={t('card.title')}
        aside={<Link to="/mentorship">{t('card.mine')}</Link>}
      />
      <QueryState query={query} small>
        {({ mentorships, now }) => {
          const next = comingUp(mentorships, Date.parse(now)).slice(0, ROWS)
          return next.length > 0 ? (
            <ul aria-label={t('card.list')}>
              {next.map((one) => (
                <NextRow key={`${one.mentorship.id}${one.at}`} {...one} />
              ))}
            </ul>
          ) : (
            <Offers />
          )
        }}
      </QueryState>
    </>
  )
}

type Next = { mentorship: Mentorship; at: string; kind: 'answer' | 'meeting' }

/** Answers that the member owes, and the next meeting of each mentorship, by time. */
function comingUp(mentorships: readonly Mentorship[], now: number): Next[] {
  return mentorships
    .flatMap((mentorship): Next[] => {
      const { state, turn, side, answerBy, sessions } = mentorship
      if (state === 'waiting' && turn === side && answerBy)
        return [{ mentorship, at: answerBy, kind: 'answer' }]
      const [meeting] = sessions
        .filter(({ at, minutes, confirmed, cancelled }) => {
          return confirmed && !cancelled && Date.parse(at) + minutes * MINUTE_MS > now
        })
        .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
      return state === 'active' && meeting ? [{ mentorship, at: meeting.at, kind: 'meeting' }] : []
    })
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

function NextRow({ mentorship: { id, other }, at, kind }: Next) {
  const t = useSuggestedText()
  const locale = useLocale()
  const zone = deviceZone()
  const moment = new Date(at)
  const [day, time] = [formatLongDate(moment, locale, zone), formatTime(moment, zone)]
  const Icon = kind === 'meeting' ? CalendarDays : MessageSquareReply
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-t border-line py-3 first:border-t-0 hover:bg-sunken/60">
      <Icon aria-hidden className="mt-0.5 size-4.5 text-river-ink" />
      <div>
        <h3 className="text-sm leading-snug font-strong">
          <Link
            to={`/mentorship/${id}`}
            className="text-ink no-underline [overflow-wrap:anywhere] before:absolute before:inset-0 hover:underline"
          >
            {kind === 'meeting'
              ? t('card.meeting', { day, time })
              : t('card.answer', { when: `${day}, ${time}` })}
          </Link>
        </h3>
        <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">{other?.name ?? t('card.nobody')}</p>
      </div>
    </li>
  )
}

function Offers() {
  const t = useSuggestedText()
  const query = useEndpoint(listSuggestedMentors)
  return (
    <QueryState query={query} small>
      {({ mentors }) =>
        mentors.length === 0 ? (
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={
              <ButtonLink small to="/mentors" reloadDocument>
                {t('all')}
              </ButtonLink>
            }
          />
        ) : (
          <ul aria-label={t('card.offers')} className="[&>li:first-child]:border-t-0">
            {mentors.slice(0, OFFERS).map((mentor) => (
              <SuggestedRow key={mentor.id} mentor={mentor} max={2} />
            ))}
          </ul>
        )
      }
    </QueryState>
  )
}
