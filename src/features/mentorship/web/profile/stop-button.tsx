import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { deleteOwnMentor } from '../../contract/mentor-profile.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'

export function StopButton() {
  const t = useMemberText()
  const [open, setOpen] = useState(false)
  const { busy, act } = useAct({ refresh: ['/api/mentorship', '/api/public/mentors'], failed: t('general') })
  async function stop() {
    if (await act(() => call(deleteOwnMentor, {}), t('own.stopped'))) setOpen(false)
  }
  return (
    <div className="border-t border-line pt-4">
      <Button small look="quiet" className="-ml-3" onClick={() => setOpen(true)}>
        {t('own.stop')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('own.stopTitle')}
        closeLabel={t('close')}
        actions={
          <DialogFoot
            onCancel={() => setOpen(false)}
            act={t('own.stop')}
            onAct={stop}
            look="harm"
            busy={busy && t('busy')}
          />
        }
      >
        <p className="text-sm text-ink-2">{t('own.stopText')}</p>
      </Dialog>
    </div>
  )
}
