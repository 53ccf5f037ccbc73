import { useAct } from '#platform/web/api/use-act.ts'
import { call } from '#platform/web/api/api.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { type OwnApplication, withdrawApplication } from '../../contract/application.endpoints.ts'
import { useText } from '../use-text.ts'

type Props = { id: string; onClose: () => void; onWithdrawn: (withdrawn: OwnApplication) => void }

/** Asks before an application is withdrawn, which cannot be undone. */
export function WithdrawDialog({ id, onClose, onWithdrawn }: Props) {
  const t = useText()
  const { busy, problem, act } = useAct({ failed: t('general'), inline: true })
  async function withdraw() {
    await act(async () => {
      const withdrawn = await call(withdrawApplication, { params: { id } })
      toast({ title: t('sent.withdrawn') })
      onWithdrawn(withdrawn)
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('sent.withdrawTitle')}
      closeLabel={t('close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={t('sent.withdraw')}
          onAct={withdraw}
          look="harm"
          busy={busy && t('sent.withdrawing')}
        />
      }
    >
      <p className="text-sm text-ink-2">{t('sent.withdrawText')}</p>
      <FormProblem text={problem} />
    </Dialog>
  )
}
