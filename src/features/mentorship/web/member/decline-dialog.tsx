import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { ReasonDialog } from '#platform/web/forms/reason-dialog.tsx'
import { REASON_MAX, type Side } from '../../contract/kinds.ts'
import { declineMentorship } from '../../contract/requests.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'

type Props = { id: string; side: Side; onClose: () => void }

/** Declines a request; a mentor says why. */
export function DeclineDialog({ id, side, onClose }: Props) {
  const t = useMemberText()
  const { busy, act } = useAct({ refresh: ['/api/mentorship'], failed: t('general') })
  return (
    <ReasonDialog
      draft={`mentorship.decline.${id}`}
      title={t('acts.declineTitle')}
      closeLabel={t('close')}
      act={t('acts.decline')}
      busy={busy && t('busy')}
      reason={{
        label: t('acts.declineReason'),
        help: t('acts.declineHelp'),
        least: side === 'mentor' ? 1 : 0,
        most: REASON_MAX,
        short: t('acts.declineMissing'),
      }}
      onAct={(reason) =>
        act(() => call(declineMentorship, { params: { id }, body: { reason } }), t('acts.declined'))
      }
      onClose={onClose}
    />
  )
}
