import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Reviewed } from '../../contract/hiring.endpoints.ts'
import { isOver } from '../../contract/statuses.ts'
import type { Interview } from '../../contract/interview.endpoints.ts'
import { isAgreed } from './is-agreed.ts'
import { InterviewDate } from './interview-date.tsx'
import { useInterviewText } from './use-interview-text.ts'

const ProposalDialog = lazyPart(async () => (await import('./proposal-dialog.tsx')).ProposalDialog)

const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog)

/** Shows the interview's date to the organisation: the proposal, the applicant's answer, and a button for another date. */
export function HiringInterview({ data, onChanged }: { data: Reviewed; onChanged: () => void }) {
  const t = useInterviewText()
  const [proposing, setProposing] = useState(false)
  const [cancelling, setCancelling] = useState(false)
  const { id, interview, decides, status, name } = data
  const mayPropose = decides && !isOver(status)
  const mayCancel = mayPropose && interview !== null && isAgreed(interview)
  if (!interview && !mayPropose) return null
  return (
    <section className="grid justify-items-start gap-3 border-t border-line pt-5">
      <h3 className="text-sm">{t('title')}</h3>
      {interview && (
        <>
          <InterviewDate application={id} interview={interview} />
          <p className="text-sm">
            <b className="font-strong">{t(stateOf(interview))}</b>{' '}
            <span className="whitespace-pre-line [overflow-wrap:anywhere]">
              {interview.cancelled?.message ?? interview.message}
            </span>
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {mayPropose && (
          <Button small onClick={() => setProposing(true)}>
            {t(interview ? 'hiring.another' : 'hiring.propose')}
          </Button>
        )}
        {mayCancel && (
          <Button small look="quiet" onClick={() => setCancelling(true)}>
            {t('cancel.open')}
          </Button>
        )}
      </div>
      <Suspense>
        {proposing && (
          <ProposalDialog
            application={id}
            interview={interview}
            reveals={name === null}
            onClose={() => setProposing(false)}
            onDone={() => {
              setProposing(false)
              onChanged()
            }}
          />
        )}
        {cancelling && interview && (
          <CancelDialog
            application={id}
            version={interview.version}
            side="organisation"
            onClose={() => setCancelling(false)}
            onCancelled={() => {
              setCancelling(false)
              onChanged()
            }}
          />
        )}
      </Suspense>
    </section>
  )
}

function stateOf({ cancelled, answer }: Interview) {
  if (cancelled) return `hiring.cancelled.${cancelled.by}` as const
  return answer ? (`hiring.said.${answer}` as const) : 'hiring.waiting'
}
