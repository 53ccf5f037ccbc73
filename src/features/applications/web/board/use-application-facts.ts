import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { lastDay } from '#platform/contract/local-time.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Listed } from '../../contract/application.endpoints.ts'
import { isOver } from '../../contract/statuses.ts'
import { promiseState } from '../promise-state.ts'
import { useText } from '../use-text.ts'

/** A fact shown on the card of an application; `strong` where it asks for action. */
export type ApplicationFact = { text: string; strong?: boolean }

export function useApplicationFacts(): (application: Listed) => ApplicationFact[] {
  const t = useText()
  const locale = useLocale()
  const day = (moment: string) => formatDate(new Date(moment), locale)
  const promised = (end: string) => formatDate(lastDay(new Date(end)), locale)
  return (application) => {
    const { status, opportunity, external, movedAt, promisedAt, interview } = application
    const deadline = external ? external.deadline : (opportunity?.deadline ?? null)
    const promise = promiseState(application, Date.now())
    const talk = interview && !isOver(status) && Date.parse(interview.at) > Date.now() ? interview : undefined
    const facts: (ApplicationFact | false | null | undefined)[] = [
      external && { text: t('board.elsewhere') },
      status === 'draft' && !external && { text: t('board.draft') },
      status === 'draft' &&
        deadline !== null && { text: t('board.deadline', { date: day(deadline) }), strong: true },
      isOver(status) && { text: t(`statuses.${status}`) },
      status !== 'draft' &&
        promise === 'waiting' &&
        promisedAt !== null && { text: t('board.promised', { date: promised(promisedAt) }) },
      status !== 'draft' &&
        promise === 'overdue' &&
        promisedAt !== null && { text: t('board.late', { date: promised(promisedAt) }), strong: true },
      talk &&
        talk.answer !== 'no' && {
          text: t(talk.answer ? 'board.interview' : 'board.interviewAsked', {
            date: day(talk.at),
            time: formatTime(new Date(talk.at)),
          }),
          strong: true,
        },
      promise === 'answered' &&
        !talk &&
        !isOver(status) && { text: t('board.since', { date: day(movedAt) }) },
    ]
    return facts.filter((fact) => typeof fact === 'object' && fact !== null)
  }
}
