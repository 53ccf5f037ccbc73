import { useNavigate } from 'react-router'
import { createRegistration } from '#features/account/contract/registration.endpoints.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldSecret, fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { ask } from '../shared/ask.ts'
import { EmailField } from '../shared/email-field.tsx'
import { PasswordPair } from '../shared/password-pair.tsx'
import { keepRegistrationEmail } from '../shared/registration-email.ts'
import { legalTags } from '../shared/rich.tsx'
import { sitePath, withQuery } from '#platform/web/session/site-path.ts'
import { useText } from '../use-text.ts'
import { checkRegistration } from './check-registration.ts'

export function RegisterForm() {
  const t = useText()
  const language = useLocale()
  const navigate = useNavigate()
  const form = useForm({
    labels: {
      firstName: t('fields.firstName'),
      lastName: t('fields.lastName'),
      email: t('fields.email'),
      password: t('fields.password'),
      confirmPassword: t('fields.confirmPassword'),
      agreeToTerms: t('fields.terms'),
    },
    validate: (data) =>
      checkRegistration(data, {
        required: t('errors.required'),
        email: t('errors.email'),
        passwordShort: t('errors.passwordShort'),
        passwordsDiffer: t('errors.passwordsDiffer'),
        terms: t('errors.terms'),
      }),
    async send(data) {
      const email = fieldText(data, 'email')
      const answer = await ask(createRegistration, {
        body: {
          firstName: fieldText(data, 'firstName'),
          lastName: fieldText(data, 'lastName'),
          email,
          password: fieldSecret(data, 'password'),
          confirmPassword: fieldSecret(data, 'confirmPassword'),
          agreeToTerms: true,
          language,
        },
      })
      keepRegistrationEmail(email)
      draft.forget()
      await navigate(sitePath(answer.redirectTo) ?? withQuery('/auth/verify', { email }))
    },
    explain: (error) => errorText(error, t('register.failed')),
  })
  const draft = useDraft(form.props.ref, 'register')
  const { errors } = form
  return (
    <form {...form.props} className="grid gap-4.5">
      <FormSummary {...form.summary} />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <TextInput
          name="firstName"
          label={t('fields.firstName')}
          error={errors.firstName}
          autoComplete="given-name"
          required
        />
        <TextInput
          name="lastName"
          label={t('fields.lastName')}
          error={errors.lastName}
          autoComplete="family-name"
          required
        />
      </div>
      <EmailField error={errors.email} />
      <PasswordPair
        name="password"
        label={t('fields.password')}
        confirmLabel={t('fields.confirmPassword')}
        errors={{ password: errors.password, confirm: errors.confirmPassword }}
      />
      <Checkbox
        name="agreeToTerms"
        label={t.rich('register.agree', legalTags)}
        error={errors.agreeToTerms}
        required
        className="-my-3"
      />
      <FormProblem text={form.problem} />
      <Button type="submit" look="key" wide busy={form.busy && t('register.busy')}>
        {t('register.submit')}
      </Button>
    </form>
  )
}
