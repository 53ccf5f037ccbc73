import { useAct } from '#platform/web/api/use-act.ts'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { useMemberText } from '../use-member-text.ts'
import { useAbsenceText } from './use-absence-text.ts'

type Props = { title: string; send: () => Promise<unknown>; onClose: () => void }

/** Says what follows before an absence is reported. */
export function ReportDialog({ title, send, onClose }: Props) {
  const t = useAbsenceText()
  const words = useMemberText()
  const { busy, act } = useAct({ refresh: ['/api/mentorship'], failed: words('general') })
  async function report() {
    if (await act(send, t('reported'))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
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
