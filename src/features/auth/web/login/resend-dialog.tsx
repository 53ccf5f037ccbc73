import { MailCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { fieldText, looksLikeEmail } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { EmailField } from '../shared/email-field.tsx'
import { resendCode, resendErrorText } from '../shared/resend-code.ts'
import { withQuery } from '#platform/web/session/site-path.ts'
import { useText } from '../use-text.ts'

const ONWARD_MS = 2000

type ResendDialogProps = { open: boolean; onClose: () => void }

/** Asks for an address, has a new code emailed to it and leads to the screen for the code. */
export function ResendDialog({ open, onClose }: ResendDialogProps) {
  const t = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('resend.title')} closeLabel={t('resend.close')}>
      <ResendForm />
    </Dialog>
  )
}

function ResendForm() {
  const t = useText()
  const [recipient, setRecipient] = useState<string>()
  useOnward(recipient)
  const form = useForm({
    labels: { email: t('fields.email') },
    validate: (data) => (looksLikeEmail(fieldText(data, 'email')) ? {} : { email: t('errors.email') }),
    async send(data) {
      const email = fieldText(data, 'email')
      await resendCode(email)
      setRecipient(email)
    },
    explain: (error) => resendErrorText(error, { already: t('resend.already'), failed: t('resend.failed') }),
  })
  if (recipient !== undefined) {
    return (
      <Note tone="river" live icon={<MailCheck />}>
        <b>{t('resend.sent')}</b>
        <p>{t('resend.onward')}</p>
      </Note>
    )
  }
  return (
    <form {...form.props} className="grid gap-4">
      <p className="text-sm text-ink-2">{t('resend.text')}</p>
      <EmailField error={form.errors.email} />
      <FormProblem text={form.problem} />
      <Button type="submit" look="river" wide busy={form.busy && t('resend.busy')}>
        {t('resend.submit')}
      </Button>
    </form>
  )
}

function useOnward(email: string | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (email === undefined) return
    const timer = setTimeout(() => void navigate(withQuery('/auth/verify', { email })), ONWARD_MS)
    return () => clearTimeout(timer)
  }, [email, navigate])
}
