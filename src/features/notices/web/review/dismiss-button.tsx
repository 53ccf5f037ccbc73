import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#platform/web/api/use-act.ts'
import { call } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { deleteNotice, listNotices } from '../../contract/notices.endpoints.ts'
import { useText } from '../use-text.ts'

type Props = { id: string; base: string; onDone: () => void }

/** Discards a notice, after confirmation. */
export function DismissButton({ id, base, onDone }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { busy, act } = useAct({ refresh: [listNotices.path], failed: t('failedText') })

  async function dismiss() {
    const isDone = await act(async () => {
      await call(deleteNotice, { params: { id } })
      onDone()
    }, t('dismissed'))
    if (isDone) await navigate(base)
    else setOpen(false)
  }

  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('dismiss')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('dismissTitle')}
        closeLabel={t('close')}
        actions={
          <DialogFoot
            onCancel={() => setOpen(false)}
            act={t('dismiss')}
            onAct={dismiss}
            look="harm"
            busy={busy && t('dismiss')}
          />
        }
      >
        <p>{t('dismissText')}</p>
      </Dialog>
    </>
  )
}
