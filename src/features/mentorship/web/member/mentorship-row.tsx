import { Link } from 'react-router'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Chip, type ChipTone } from '#platform/web/ui/blocks/chip.tsx'
import type { State } from '../../contract/kinds.ts'
import type { Mentorship } from '../../contract/requests.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'
import { useText } from '../use-text.ts'
import { RequestActs } from './request-acts.tsx'
import { useWhen } from './use-when.ts'

const TONES: Record<State, ChipTone> = {
  waiting: 'sun',
  active: 'have',
  declined: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
  ended: 'neutral',
}

/** Shows a request or mentorship of the member with its actions. */
export function MentorshipRow({ mentorship, isOpen = false }: { mentorship: Mentorship; isOpen?: boolean }) {
  const t = useMemberText()
  const words = useText()
  const locale = useLocale()
  const when = useWhen()
  const { other, side, state, goal, background, answerBy, turn, reason, sessions, format, questions } =
    mentorship
  const name = other?.name ?? t('page.nobody')
  // In a list it stands below the heading of the list; alone, below that of the page.
  const Heading = isOpen ? 'h2' : 'h3'
  const time = sessions.find(({ cancelled }) => cancelled === null)
  const hasPassed = time !== undefined && Date.parse(time.at) <= Date.now()
  const hasBegun = state === 'active' || state === 'ended'
  // The member alone asks whom to ask next.
  const isOver = state === 'declined' || state === 'expired'
  const isAsked = questions.some(({ answer }) => answer === null)
  return (
    <li className="flex gap-3 border-t border-line py-4 first:border-t-0">
      <Avatar name={name} src={other?.photo} />
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div>
            <p className="text-xs text-ink-2">{t(side === 'member' ? 'page.helps' : 'page.helped')}</p>
            <Heading className="text-md leading-snug [overflow-wrap:anywhere]">
              {side === 'member' && other?.slug ? (
                <Link className="text-ink no-underline hover:underline" to={`/mentors/${other.slug}`}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </Heading>
            {other?.headline && <p className="text-sm text-ink-2">{readText(other.headline, locale).text}</p>}
          </div>
          <Chip tone={TONES[state]}>{t(`page.states.${state}`)}</Chip>
        </div>
        <dl className="grid gap-1 text-sm">
          <div>
            <dt className="inline font-strong">{t('page.goal')}: </dt>
            <dd className="inline whitespace-pre-line [overflow-wrap:anywhere]">{goal}</dd>
          </div>
          {background !== '' && (
            <div>
              <dt className="inline font-strong">{t('page.background')}: </dt>
              <dd className="inline whitespace-pre-line [overflow-wrap:anywhere]">{background}</dd>
            </div>
          )}
          {questions.map((one) => (
            <QuestionLines key={one.id} question={one} />
          ))}
        </dl>
        {state === 'waiting' && time && (
          <p className="text-sm">
            {t('page.proposed', { when: when(time.at) })}, {words(`formats.${format}`)}
          </p>
        )}
        {answerBy && (
          <p className="text-sm text-sun-ink">
            {t(turn === side ? 'page.answerBy' : 'page.waitsUntil', { when: when(answerBy) })}
          </p>
        )}
        {isAsked && side === 'mentor' && <p className="text-sm text-ink-2">{t('questions.stands')}</p>}
        {state === 'waiting' && hasPassed && turn === side && !isAsked && (
          <p className="text-sm">{t('questions.passed')}</p>
        )}
        {reason !== '' && (
          <p className="text-sm whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
            {t('page.reason', { reason })}
          </p>
        )}
        {state === 'expired' && <p className="text-sm text-ink-2">{t('page.expiredHelp')}</p>}
        {state === 'waiting' && <RequestActs mentorship={mentorship} hasPassed={hasPassed} />}
        {(hasBegun || (isOver && side === 'member')) && !isOpen && (
          <p>
            <ButtonLink small to={`/mentorship/${mentorship.id}`}>
              {t(hasBegun ? 'work.open' : 'work.next')}
            </ButtonLink>
          </p>
        )}
      </div>
    </li>
  )
}

/** What the mentor asked before answering, and what the member said to it. */
function QuestionLines({ question: { question, answer } }: { question: Mentorship['questions'][number] }) {
  const t = useMemberText()
  return (
    <>
      <div>
        <dt className="inline font-strong">{t('questions.question')}: </dt>
        <dd className="inline whitespace-pre-line [overflow-wrap:anywhere]">{question}</dd>
      </div>
      {answer !== null && (
        <div>
          <dt className="inline font-strong">{t('questions.answer')}: </dt>
          <dd className="inline whitespace-pre-line [overflow-wrap:anywhere]">{answer}</dd>
        </div>
      )}
    </>
  )
}
