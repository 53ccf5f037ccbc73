import { type FormEvent, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { looksLikeEmail } from '#platform/web/forms/field-values.ts'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { requestGiverConfirmation } from '../../contract/confirming.endpoints.ts'
import type { Entry } from '../../contract/projects.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { useTeamText } from '../use-team-text.ts'

/** Emails a giver a link to confirm their contribution. */
export function AskGiver({ slug, entry: { id, what, giver } }: { slug: string; entry: Entry }) {
  const t = useTeamText()
  const { busy, act } = useProjectAct()
  const [isOpen, setOpen] = useState(false)
  const { ref, isTried, refuse, reset } = useTried<HTMLFormElement>()
  const [email, setEmail, forget] = useDeviceDraft(`project-giver.${id}`, '')
  const isAddress = looksLikeEmail(email.trim())
  async function send(event?: FormEvent) {
    event?.preventDefault()
    if (!isAddress) return refuse()
    const body = { email: email.trim() }
    if (!(await act(() => call(requestGiverConfirmation, { params: { slug, id }, body }), t('giver.sent'))))
      return
    forget()
    reset()
    setOpen(false)
  }
  return (
    <>
      <Button small aria-label={t('giver.askNamed', { what })} onClick={() => setOpen(true)}>
        {t('giver.ask')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('giver.title')}
        closeLabel={t('finish.close')}
        actions={
          <DialogFoot
            onCancel={() => setOpen(false)}
            act={t('giver.send')}
            onAct={send}
            busy={busy && t('giver.sending')}
          />
        }
      >
        <form
          ref={ref}
          method="post"
          onSubmit={(event) => void send(event)}
          noValidate
          className="grid gap-3"
        >
          <p>{t('giver.text', { giver: giver ?? '', what })}</p>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            label={t('giver.email')}
            error={isTried && !isAddress && t('giver.emailWrong')}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </form>
      </Dialog>
    </>
  )
}
