import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { addAbsence } from '../../contract/absences/absences.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'
import { useAbsenceText } from './use-absence-text.ts'

type Props = { params: { id: string; session: string }; onClose: () => void }

/** Says what follows before an absence is reported. */
export function ReportDialog({ params, onClose }: Props) {
  const t = useAbsenceText()
  const words = useMemberText()
  const { busy, act } = useAct({ refresh: ['/api/mentorship'], failed: words('general') })
  async function report() {
    if (await act(() => call(addAbsence, { params }), t('reported'))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('reportTitle')}
      closeLabel={words('close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={t('reportSend')}
          onAct={report}
          look="harm"
          busy={busy && words('busy')}
        />
      }
    >
      <p>{t('reportText')}</p>
    </Dialog>
  )
}
