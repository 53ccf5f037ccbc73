import { Suspense, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type RequestAct, refusalOfAct } from '../../contract/questions/answering.ts'
import {
  acceptMentorship,
  type Mentorship,
  proposeTime,
  withdrawRequest,
} from '../../contract/requests.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'

const DeclineDialog = lazyPart(async () => (await import('./decline-dialog.tsx')).DeclineDialog)
const QuestionDialog = lazyPart(async () => (await import('./question-dialog.tsx')).QuestionDialog)
const ReplyDialog = lazyPart(async () => (await import('./reply-dialog.tsx')).ReplyDialog)
const TimeSheet = lazyPart(async () => (await import('./time-sheet.tsx')).TimeSheet)

/** What an act opens before it is done. */
type Opened = 'decline' | 'propose' | 'question' | 'answer'

type Props = {
  mentorship: Mentorship
  /** The proposed time lies behind: it can only be exchanged for another. */
  hasPassed: boolean
}

/** The actions on a waiting request: one side answers, the other may withdraw it. */
export function RequestActs({ mentorship, hasPassed }: Props) {
  const t = useMemberText()
  const [open, setOpen] = useState<Opened>()
  const close = () => setOpen(undefined)
  const { busy, act } = useAct({ refresh: ['/api/mentorship', '/api/notifications'], failed: t('general') })
  const { id, turn, side } = mentorship
  const params = { id }
  const can = (one: RequestAct) => refusalOfAct(one, mentorship) === undefined
  return (
    <div className="flex flex-wrap gap-2">
      {can('answer') && (
        <Button small look="key" onClick={() => setOpen('answer')}>
          {t('questions.reply')}
        </Button>
      )}
      {can('accept') && !hasPassed && (
        <Button
          small
          look="key"
          busy={busy && t('busy')}
          onClick={() => void act(() => call(acceptMentorship, { params }), t('acts.accepted'))}
        >
          {t('acts.accept')}
        </Button>
      )}
      {can('propose') && (
        <Button small look={hasPassed ? 'key' : 'line'} onClick={() => setOpen('propose')}>
          {t('acts.propose')}
        </Button>
      )}
      {can('question') && (
        <Button small onClick={() => setOpen('question')}>
          {t('questions.ask')}
        </Button>
      )}
      {can('decline') && (
        <Button small look="quiet" onClick={() => setOpen('decline')}>
          {t('acts.decline')}
        </Button>
      )}
      {can('withdraw') && (turn !== side || can('answer')) && (
        <Button
          small
          look="quiet"
          className={can('answer') || can('propose') ? '' : '-ml-3'}
          busy={busy && t('busy')}
          onClick={() => void act(() => call(withdrawRequest, { params }), t('acts.withdrawn'))}
        >
          {t('acts.withdraw')}
        </Button>
      )}
      {open && <Opening mentorship={mentorship} opened={open} onClose={close} />}
    </div>
  )
}

function Opening({
  mentorship: { id, side, other, questions },
  opened,
  onClose,
}: {
  mentorship: Mentorship
  opened: Opened
  onClose: () => void
}) {
  const t = useMemberText()
  const slug = side === 'mentor' ? undefined : (other?.slug ?? undefined)
  const question = questions.find(({ answer }) => answer === null)
  return (
    <Suspense>
      {opened === 'decline' && <DeclineDialog id={id} side={side} onClose={onClose} />}
      {opened === 'question' && <QuestionDialog id={id} onClose={onClose} />}
      {opened === 'answer' && question && <ReplyDialog id={id} question={question} onClose={onClose} />}
      {opened === 'propose' && (
        <TimeSheet
          {...(slug && { slug })}
          title={t('acts.proposeTitle')}
          act={t('acts.proposeSend')}
          done={t('acts.proposed')}
          onClose={onClose}
          send={(at) => call(proposeTime, { params: { id }, body: { at } })}
        />
      )}
    </Suspense>
  )
}
