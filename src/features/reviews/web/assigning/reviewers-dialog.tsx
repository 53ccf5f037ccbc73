import { call } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import {
  assign,
  type AssignedApplication,
  type Assignments,
  removeAssignment,
} from '../../contract/assigning.endpoints.ts'
import { useReviewAct } from '../use-review-act.ts'
import { useText } from '../use-text.ts'

type Props = { application: AssignedApplication; assignments: Assignments; onClose: () => void }

/** The whole board: reviewers of this application, possible ones, and excluded ones. */
export function ReviewersDialog({ application, assignments, onClose }: Props) {
  const t = useText()
  const { reviewers } = assignments
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('assigning.who', { number: String(application.number) })}
      closeLabel={t('conflict.close')}
    >
      <p className="mb-3 wrap-anywhere">{application.title}</p>
      <ul>
        {reviewers.map((reviewer) => (
          <Member key={reviewer.id} reviewer={reviewer} application={application} slug={assignments.slug} />
        ))}
      </ul>
    </Dialog>
  )
}

type MemberProps = {
  reviewer: Assignments['reviewers'][number]
  application: AssignedApplication
  slug: string
}

function Member({ reviewer: { id, name, load }, application, slug }: MemberProps) {
  const t = useText()
  const { busy, act } = useReviewAct()
  const state = application.judging.find(({ reviewer }) => reviewer === id)?.state
  const obstacle = application.obstacles.find(({ reviewer }) => reviewer === id)?.obstacle
  const params = { slug, application: application.id, reviewer: id }
  const facts = [
    t('assigning.loadOf', { count: load }),
    obstacle && t(`assigning.obstacles.${obstacle}`),
    state && t(`states.${state}`),
  ]
  return (
    <li className="flex min-h-field items-center justify-between gap-3 border-t border-line py-2.5">
      <span className="min-w-0">
        <span className="block font-strong wrap-anywhere">{name}</span>
        <span className="text-xs text-ink-2">{facts.filter(Boolean).join(', ')}</span>
      </span>
      {state === 'waiting' && (
        <Button
          small
          look="quiet"
          busy={busy && t('assigning.taking')}
          aria-label={t('assigning.takeFrom', { name })}
          onClick={() => void act(() => call(removeAssignment, { params }), t('assigning.taken', { name }))}
        >
          {t('assigning.take')}
        </Button>
      )}
      {state === undefined && !obstacle && (
        <Button
          small
          busy={busy && t('assigning.giving')}
          aria-label={t('assigning.giveTo', { name })}
          onClick={() => void act(() => call(assign, { params }), t('assigning.given', { name }))}
        >
          {t('assigning.give')}
        </Button>
      )}
    </li>
  )
}
