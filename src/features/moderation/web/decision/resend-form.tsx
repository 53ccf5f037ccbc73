import { useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { sendStatement } from '../../contract/report.endpoints.ts'
import { useDecisionText } from '../use-decision-text.ts'

/** For a member who has lost the email, or whose link was replaced. */
export function ResendForm() {
  const t = useDecisionText()
  const [isDone, setDone] = useState(false)
  const form = useForm({
    labels: { email: t('again.email') },
    validate: (data) => ({
      ...(!fieldText(data, 'email').includes('@') && { email: t('again.needed') }),
    }),
    async send(data) {
      await call(sendStatement, { body: { email: fieldText(data, 'email').trim() }, renew: false })
      setDone(true)
    },
    explain: (error) => errorText(error, t('again.failed')),
  })
  return (
    <section className="grid gap-4">
      <h2 className="text-lg">{t('again.title')}</h2>
      {isDone ? (
        <p role="status">{t('again.sent')}</p>
      ) : (
        <form {...form.props} className="grid max-w-measure gap-4">
          <p className="text-ink-2">{t('again.text')}</p>
          <TextInput
            name="email"
            type="email"
            label={t('again.email')}
            error={form.errors.email}
            autoComplete="email"
            inputMode="email"
          />
          <FormProblem text={form.problem} />
          <Button
            type="submit"
            look="river"
            className="justify-self-start"
            busy={form.busy && t('appeal.sending')}
          >
            {t('again.send')}
          </Button>
        </form>
      )}
    </section>
  )
}
