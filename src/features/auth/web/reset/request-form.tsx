import { CircleAlert, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { LINK_MINUTES, requestPasswordReset } from '#features/recovery/contract/recovery.endpoints.ts'
import { fieldText, looksLikeEmail } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { BackLink } from '../frame/back-link.tsx'
import { ask } from '../shared/ask.ts'
import { EmailField } from '../shared/email-field.tsx'
import { useText } from '../use-text.ts'
import type { TokenFailure } from './use-token-flow.ts'

type RequestFormProps = { failure: TokenFailure | undefined; onToken: (token: string) => Promise<void> }

export function RequestForm({ failure, onToken }: RequestFormProps) {
  const t = useText()
  const [isDone, setDone] = useState(false)
  const form = useForm({
    labels: { email: t('fields.email') },
    validate(data) {
      const email = fieldText(data, 'email')
      if (email === '') return { email: t('reset.emailRequired') }
      return looksLikeEmail(email) ? {} : { email: t('errors.email') }
    },
    async send(data) {
      const answer = await ask(requestPasswordReset, { body: { email: fieldText(data, 'email') } })
      if (typeof answer.resetToken === 'string' && answer.resetToken !== '') return onToken(answer.resetToken)
      setDone(true)
      toast({ title: t('reset.sentTitle'), description: t('reset.sentText') })
    },
    explain: () => t('reset.requestFailed'),
  })
  return (
    <form {...form.props} className="grid gap-4.5">
      {failure && !isDone && <TokenNote failure={failure} />}
      <EmailField error={form.errors.email} />
      <FormProblem text={form.problem} />
      {isDone && (
        <Note tone="river" icon={<MailCheck />}>
          {t('reset.linkLife', { minutes: LINK_MINUTES })}
        </Note>
      )}
      <Button type="submit" look="key" wide busy={form.busy && t('reset.busy')}>
        {t('reset.submit')}
      </Button>
      <BackLink to="/login">{t('frame.backToLogin')}</BackLink>
    </form>
  )
}

function TokenNote({ failure }: { failure: TokenFailure }) {
  const t = useText()
  return (
    <Note tone="harm" live icon={<CircleAlert />}>
      {failure === 'invalid' ? (
        <>
          <b>{t('reset.invalidTitle')}</b>
          <p>{t('reset.invalidText')}</p>
        </>
      ) : (
        t('reset.verifyFailed')
      )}
    </Note>
  )
}
