import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { ReasonDialog } from '#platform/web/forms/reason-dialog.tsx'
import { REASON_MAX } from '../../contract/kinds.ts'
import { cancelMeeting } from '../../contract/work.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'

type Props = { params: { id: string; session: string }; version: number; onClose: () => void }

/** Cancels a meeting, with a message for the other side if there is one. */
export function CancelDialog({ params, version, onClose }: Props) {
  const t = useMemberText()
  const { busy, act } = useAct({ refresh: ['/api/mentorship'], failed: t('general') })
  return (
    <ReasonDialog
      draft={`mentorship.cancel.${params.session}`}
      title={t('work.cancelTitle')}
      closeLabel={t('close')}
      act={t('work.cancelTitle')}
      busy={busy && t('busy')}
      reason={{ label: t('work.cancelReason'), most: REASON_MAX }}
      onAct={(reason) =>
        act(() => call(cancelMeeting, { params, body: { reason, version } }), t('work.cancelled'))
      }
      onClose={onClose}
    />
  )
}
