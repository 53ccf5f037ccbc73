import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { dismissNotice, listNotices } from '../../contract/notices.endpoints.ts'
import { useText } from '../use-text.ts'

type Props = { id: string; base: string; onDone: () => void }

/** Discards a notice, after confirmation. */
export function DismissButton({ id, base, onDone }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  async function dismiss() {
    setBusy(true)
    try {
      await call(dismissNotice, { params: { id } })
      onDone()
      await client.invalidateQueries({ queryKey: [listNotices.path] })
      toast({ title: t('dismissed') })
      await navigate(base)
    } catch (error) {
      toast({ title: errorText(error, t('failedText')), variant: 'destructive' })
      setBusy(false)
      setOpen(false)
    }
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
