import { useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { sendRegistrationVerification } from '../../contract/person.endpoints.ts'
import { REASON_LIMIT } from '../../contract/reason.ts'
import { usePersonText } from '../person/use-person-text.ts'

/** Offers a new email to an address without an account, which somebody may have registered without proving it. */
export function ResendCard({ email }: { email: string }) {
  const t = usePersonText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <EmptyState
        title={t('resend.title', { email })}
        text={t('resend.text')}
        action={
          <Button small onClick={() => setOpen(true)}>
            {t('resend.open')}
          </Button>
        }
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={t('resend.dialog')} closeLabel={t('close')}>
        <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">{t('resend.explain', { email })}</p>
        <ResendForm email={email} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function ResendForm({ email, onClose }: { email: string; onClose: () => void }) {
  const t = usePersonText()
  const form = useForm({
    labels: { reason: t('reason') },
    validate: (data) => ({ ...(fieldText(data, 'reason') === '' && { reason: t('reasonNeeded') }) }),
    async send(data) {
      await call(sendRegistrationVerification, { body: { email, reason: fieldText(data, 'reason') } })
      toast({ title: t('resend.done') })
      onClose()
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <form {...form.props} className="mt-1 grid grid-cols-1 gap-4">
      <Textarea
        name="reason"
        label={t('reason')}
        error={form.errors.reason}
        rows={2}
        maxLength={REASON_LIMIT}
        required
      />
      <FormProblem text={form.problem} />
      <FormFoot onCancel={onClose} act={t('resend.open')} busy={form.busy && t('busy')} />
    </form>
  )
}
