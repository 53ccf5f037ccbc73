import type { PublicCall } from '../../contract/calls.endpoints.ts'
import { useCallWords } from '../use-call-words.ts'
import { useText } from '../use-text.ts'

/** Explains the phase of a call and the next step in a sentence or two. */
export function PhaseNote({ call: { phase, content, given, isLate, now } }: { call: PublicCall }) {
  const t = useText()
  const { date, time, km } = useCallWords()
  const { opensAt, deadline, reviewUntil, voteFrom, voteUntil, resultsAt } = content.dates
  const at = (moment: string) => ({ date: date(moment), time: time(moment) })
  const results = resultsAt && t('call.results', { date: date(resultsAt) })
  const closed = deadline && t('call.closed', at(deadline))
  const isScoring = reviewUntil !== null && Date.parse(now) < Date.parse(reviewUntil)
  const scoring = isScoring ? t('call.reviewUntil', { date: date(reviewUntil) }) : undefined
  const deciding =
    content.vote && voteFrom ? t('call.voteFrom', { date: date(voteFrom), time: time(voteFrom) }) : results
  const sentences: Record<typeof phase, readonly (string | null | undefined)[]> = {
    draft: [],
    upcoming: [opensAt && t('call.upcoming', at(opensAt))],
    open: [deadline && t('call.openNote', { time: time(deadline) })],
    review: isLate ? [closed, t('call.late')] : [closed, scoring ?? deciding],
    voting: [voteUntil && t('call.voting', at(voteUntil)), results],
    deciding: [t('call.deciding'), results],
    finished: [given > 0 ? t('call.finishedGiven', { given: km(given) }) : t('call.finished')],
    cancelled: [t('call.cancelled')],
  }
  return sentences[phase].filter(Boolean).join(' ')
}
