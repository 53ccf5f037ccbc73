import { PASSWORD_MIN } from '#features/account/contract/inputs.ts'
import { resetPassword } from '#features/recovery/contract/recovery.endpoints.ts'
import { fieldSecret } from '#platform/web/forms/field-values.ts'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useBackStep } from '#platform/web/shell/use-back-step.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { ask } from '../shared/ask.ts'
import { KeepIdentities, identityChoice } from '../shared/keep-identities.tsx'
import { PasswordPair, type Passwords } from '../shared/password-pair.tsx'
import { useText } from '../use-text.ts'
import { passwordFailure } from './reset-failures.ts'

type PasswordStepProps = {
  code: string
  before: Passwords | undefined
  onBack: (passwords: Passwords) => void
  onDone: () => void
}

export function PasswordStep({ code, before, onBack, onDone }: PasswordStepProps) {
  const t = useText()
  const language = useLocale()
  const form = useForm({
    labels: { newPassword: t('fields.newPassword'), confirmPassword: t('fields.confirmNewPassword') },
    validate(data) {
      const password = fieldSecret(data, 'newPassword')
      const same = fieldSecret(data, 'confirmPassword') === password
      return {
        ...(password.length < PASSWORD_MIN && { newPassword: t('errors.passwordShort') }),
        ...(!same && { confirmPassword: t('errors.passwordsDiffer') }),
      }
    },
    async send(data) {
      const newPassword = fieldSecret(data, 'newPassword')
      await ask(resetPassword, { body: { code, newPassword, language, ...identityChoice(data) } })
      onDone()
    },
    explain: (error) =>
      passwordFailure(error, {
        expired: t('errors.codeExpired'),
        wrong: t('errors.codeWrong'),
        general: t('errors.general'),
      }),
  })
  function back() {
    const data = new FormData(form.props.ref.current ?? undefined)
    onBack({ password: fieldSecret(data, 'newPassword'), confirm: fieldSecret(data, 'confirmPassword') })
  }
  useBackStep(true, back)
  return (
    <form {...form.props} className="grid gap-4.5">
      <FormSummary {...form.summary} />
      <PasswordPair
        name="newPassword"
        label={t('fields.newPassword')}
        confirmLabel={t('fields.confirmNewPassword')}
        errors={{ password: form.errors.newPassword, confirm: form.errors.confirmPassword }}
        before={before}
      />
      <KeepIdentities />
      <FormProblem text={form.problem} />
      <Button type="submit" look="key" wide busy={form.busy && t('forgot.passwordBusy')}>
        {t('forgot.passwordSubmit')}
      </Button>
      <BackLink onClick={back}>{t('forgot.backToCode')}</BackLink>
    </form>
  )
}
