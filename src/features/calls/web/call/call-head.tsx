import type { ReactNode } from 'react'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import { limitsOf } from '../../contract/call-card.ts'
import type { PublicCall } from '../../contract/calls.endpoints.ts'
import { FundMeter } from '../fund-meter.tsx'
import { useCallWords } from '../use-call-words.ts'
import { TimeLeft } from '../time-left.tsx'
import { useText } from '../use-text.ts'
import { DateMoves } from './date-moves.tsx'
import { ForMembers } from './for-members.tsx'
import { TermNotices } from '../term-notices.tsx'
import { PhaseNote } from './phase-note.tsx'

/** Shows the head of a call: its name, money, conditions and deadline. */
export function CallHead({ call }: { call: PublicCall }) {
  const t = useText()
  const { say, km, range, date, time } = useCallWords()
  const { content, phase, now, given, publishedAt, cancellation } = call
  const { amount, ages, team, contribution } = limitsOf(content)
  const { deadline } = content.dates
  const free = Math.max(0, content.fund - given)
  const isOver = phase !== 'open' && phase !== 'upcoming'
  return (
    <header className="grid gap-3">
      {publishedAt && (
        <p className="text-sm text-ink-2">{t('call.published', { date: date(publishedAt) })}</p>
      )}
      <h1 className="text-4xl">{say(content.title)}</h1>
      <p className="max-w-measure text-lg text-ink-2">{say(content.summary)}</p>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 border-b border-line sm:grid-cols-4">
        {amount && (
          <Fact name={t('call.ask')} value={range(amount)}>
            {t('call.perProject')}
          </Fact>
        )}
        {deadline && (
          <Fact
            name={t('call.deadline')}
            value={t('when.moment', { date: date(deadline), time: time(deadline) })}
          >
            {phase === 'open' && (
              <TimeLeft
                className="font-strong text-ink"
                deadline={deadline}
                now={now}
                over={t('when.shut')}
              />
            )}
            {isOver && t(`phases.${phase}`)}
          </Fact>
        )}
        {team && (
          <Fact name={t('call.team')} value={t('call.people', team)}>
            {ages && t('call.ages', ages)}
          </Fact>
        )}
        {contribution && (
          <Fact
            name={t('call.community')}
            value={`${contribution.min}${contribution.max > 0 ? `–${contribution.max}` : ''}\u00a0%`}
          >
            {t('call.communityForms')}
          </Fact>
        )}
      </dl>
      {content.fund > 0 && phase !== 'finished' && (
        <div className="grid gap-1.5 text-sm">
          <FundMeter left={free} fund={content.fund} />
          <p>{t('call.fund', { left: km(free), fund: km(content.fund) })}</p>
        </div>
      )}
      <Note>
        <PhaseNote call={call} />
      </Note>
      {cancellation && (
        <Note tone="harm">
          {t('call.cancellation', { date: date(cancellation.at), reason: say(cancellation.reason) })}
        </Note>
      )}
      <TermNotices notices={call.notices.filter(({ what }) => what.some((one) => one !== 'laterDates'))} />
      <DateMoves moves={call.moves} />
      {phase === 'open' && (
        <p>
          <a className={buttonClass({ look: 'key' })} href={`/canvas?call=${call.slug}`} rel="nofollow">
            {t('call.apply')}
          </a>
        </p>
      )}
      <ForMembers call={call} />
      {isOver && (
        <p className="flex flex-wrap gap-3">
          {(phase === 'voting' || phase === 'deciding') && content.vote && (
            <a className={buttonClass({ look: 'river' })} href={`/calls/${call.slug}/vote`}>
              {t(phase === 'voting' ? 'call.toVote' : 'call.seeVotes')}
            </a>
          )}
          {phase === 'finished' && (
            <a className={buttonClass({ look: 'river' })} href={`/calls/${call.slug}/results`}>
              {t('call.seeResults')}
            </a>
          )}
          <a className={buttonClass({ look: phase === 'review' ? 'river' : 'line' })} href="/ob">
            {t('call.others')}
          </a>
        </p>
      )}
    </header>
  )
}

function Fact({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div className="border-t border-line py-3">
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="font-strong">
        {value}
        {children && <span className="block text-xs font-body text-ink-2">{children}</span>}
      </dd>
    </div>
  )
}
