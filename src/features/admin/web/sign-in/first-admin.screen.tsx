import { Link, useNavigate, useSearchParams } from 'react-router'
import { createFirstAdmin } from '#features/account/contract/first-admin.endpoints.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldSecret, fieldText, looksLikeEmail } from '#platform/web/forms/field-values.ts'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { PasswordInput } from '#platform/web/ui/fields/password-input.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { firstAdminTitle } from '../../contract/titles.ts'
import { useSignInText } from './use-sign-in-text.ts'
import { SignInFrame } from './sign-in-frame.tsx'

export const handle: PageHandle = { title: firstAdminTitle, chrome: 'bare', hidden: true }

const PASSWORD_MIN = 8

/** Creates the first global admin with the link that the server printed. */
export default function FirstAdminScreen() {
  const t = useSignInText()
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <SignInFrame>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('first.title')}</h1>
        <p className="text-ink-2">{t(token ? 'first.text' : 'first.missing')}</p>
      </div>
      {token && <FirstAdminForm token={token} />}
      <Link
        to="/admin/login"
        className="link inline-flex min-h-target items-center justify-self-start text-sm"
      >
        {t('first.toLogin')}
      </Link>
    </SignInFrame>
  )
}

function FirstAdminForm({ token }: { token: string }) {
  const t = useSignInText()
  const session = useSession()
  const navigate = useNavigate()
  const labels = {
    firstName: t('first.firstName'),
    lastName: t('first.lastName'),
    email: t('login.email'),
    password: t('login.password'),
    confirmPassword: t('first.confirm'),
  }
  const form = useForm({
    labels,
    validate(data) {
      const password = fieldSecret(data, 'password')
      const confirmed = fieldSecret(data, 'confirmPassword')
      return {
        ...(!fieldText(data, 'firstName') && { firstName: t('login.required') }),
        ...(!fieldText(data, 'lastName') && { lastName: t('login.required') }),
        ...(!looksLikeEmail(fieldText(data, 'email')) && { email: t('first.email') }),
        ...(password.length < PASSWORD_MIN && { password: t('first.short') }),
        ...(password !== confirmed && { confirmPassword: t('first.mismatch') }),
      }
    },
    async send(data) {
      const tokens = await call(createFirstAdmin, {
        body: {
          token,
          firstName: fieldText(data, 'firstName'),
          lastName: fieldText(data, 'lastName'),
          email: fieldText(data, 'email'),
          password: fieldSecret(data, 'password'),
          confirmPassword: fieldSecret(data, 'confirmPassword'),
        },
      })
      await session.signIn(tokens)
      await navigate('/admin', { replace: true })
    },
    explain: (error) => errorText(error, t('first.failed')),
  })
  const eye = {
    showLabel: t('login.show'),
    hideLabel: t('login.hide'),
    autoComplete: 'new-password' as const,
    required: true,
  }
  return (
    <form {...form.props} className="grid gap-4.5">
      <FormSummary {...form.summary} />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <TextInput
          name="firstName"
          autoComplete="given-name"
          required
          maxLength={60}
          label={labels.firstName}
          error={form.errors.firstName}
        />
        <TextInput
          name="lastName"
          autoComplete="family-name"
          required
          maxLength={60}
          label={labels.lastName}
          error={form.errors.lastName}
        />
      </div>
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        label={labels.email}
        error={form.errors.email}
      />
      <PasswordInput
        name="password"
        label={labels.password}
        help={t('first.help')}
        error={form.errors.password}
        {...eye}
      />
      <PasswordInput
        name="confirmPassword"
        label={labels.confirmPassword}
        error={form.errors.confirmPassword}
        {...eye}
      />
      <FormProblem text={form.problem} />
      <Button type="submit" look="key" wide busy={form.busy && t('first.busy')}>
        {t('first.submit')}
      </Button>
    </form>
  )
}
