import { PASSWORD_MIN } from '#features/account/contract/inputs.ts'
import { resetPassword } from '#features/recovery/contract/recovery.endpoints.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { fieldSecret } from '#platform/web/forms/field-values.ts'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { ask } from '../shared/ask.ts'
import { KeepIdentities, identityChoice } from '../shared/keep-identities.tsx'
import { PasswordPair } from '../shared/password-pair.tsx'
import { useText } from '../use-text.ts'
import type { ResetProof } from './use-token-flow.ts'

export function ResetForm({ token, name, email, onDone }: ResetProof & { onDone: () => void }) {
  const t = useText()
  const form = useForm({
    labels: { newPassword: t('fields.newPassword'), confirmPassword: t('fields.confirmNewPassword') },
    validate(data) {
      const password = fieldSecret(data, 'newPassword')
      const again = fieldSecret(data, 'confirmPassword')
      if (password === '') return { newPassword: t('reset.allRequired') }
      if (again === '') return { confirmPassword: t('reset.allRequired') }
      return {
        ...(again !== password && { confirmPassword: t('reset.differ') }),
        ...(password.length < PASSWORD_MIN && { newPassword: t('reset.short') }),
      }
    },
    async send(data) {
      const newPassword = fieldSecret(data, 'newPassword')
      await ask(resetPassword, { body: { token, newPassword, ...identityChoice(data) } })
      onDone()
    },
    explain: (error) => (error instanceof ApiError ? (error.text ?? '') : ''),
  })
  return (
    <>
      <ScreenTitle title={t('reset.newTitle')} text={t('reset.newIntro')} />
      <p className="border-y border-line py-3 [overflow-wrap:anywhere]">
        <b className="block">{name}</b>
        <span className="text-sm text-ink-2">{email}</span>
      </p>
      <form {...form.props} className="grid gap-4.5">
        <FormSummary {...form.summary} />
        <PasswordPair
          name="newPassword"
          label={t('fields.newPassword')}
          confirmLabel={t('fields.confirmNewPassword')}
          errors={{ password: form.errors.newPassword, confirm: form.errors.confirmPassword }}
        />
        <KeepIdentities />
        {form.problem !== undefined && <FormProblem text={t('reset.resetFailed')} detail={form.problem} />}
        <Button type="submit" look="key" wide busy={form.busy && t('reset.newBusy')}>
          {t('reset.newSubmit')}
        </Button>
      </form>
    </>
  )
}
