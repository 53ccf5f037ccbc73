import { Link, Navigate, useNavigate } from 'react-router'
import { signIn } from '#features/account/contract/session.endpoints.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldSecret, fieldText } from '#platform/web/forms/field-values.ts'
import { FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { PasswordInput } from '#platform/web/ui/fields/password-input.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { adminLoginTitle } from '../../contract/titles.ts'
import { NoRightsText } from '../no-rights.tsx'
import { useSignInText } from './use-sign-in-text.ts'
import { SignInFrame } from './sign-in-frame.tsx'

export const handle: PageHandle = { title: adminLoginTitle, chrome: 'bare' }

export default function AdminLoginScreen() {
  const session = useSession()
  if (session.status === 'authenticated' && session.user.role === 'ADMIN')
    return <Navigate to="/admin" replace />
  return <SignInFrame>{session.status === 'authenticated' ? <NoRightsText /> : <LoginForm />}</SignInFrame>
}

function LoginForm() {
  const t = useSignInText()
  const navigate = useNavigate()
  const session = useSession()
  const form = useForm({
    labels: { email: t('login.email'), password: t('login.password') },
    validate: (data) => ({
      ...(fieldText(data, 'email') === '' && { email: t('login.required') }),
      ...(fieldSecret(data, 'password') === '' && { password: t('login.required') }),
    }),
    async send(data) {
      const email = fieldText(data, 'email')
      const answer = await call(signIn, { body: { email, password: fieldSecret(data, 'password') } })
      if ('autoPasswordReset' in answer)
        return navigate(`/forgot-password?${new URLSearchParams({ email, auto: 'true' })}`)
      if (!(await session.signIn(answer))) throw new Error('not signed in')
      toast({ title: t('login.done'), description: t('login.welcome') })
    },
    explain: () => undefined,
    onFailure(error) {
      toast({
        variant: 'destructive',
        title: t('login.errorTitle'),
        description: errorText(error, t('login.failed')),
      })
      const next = error instanceof ApiError ? error.body.redirectTo : undefined
      if (typeof next === 'string' && /^\/(?![/\\])/.test(next)) void navigate(next)
    },
  })
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('login.title')}</h1>
        <p className="text-ink-2">{t('login.text')}</p>
      </div>
      <form {...form.props} className="grid gap-4.5">
        <FormSummary {...form.summary} />
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          label={t('login.email')}
          error={form.errors.email}
        />
        <PasswordInput
          name="password"
          autoComplete="current-password"
          required
          label={t('login.password')}
          error={form.errors.password}
          showLabel={t('login.show')}
          hideLabel={t('login.hide')}
          aside={
            <Link to="/forgot-password" className="link">
              {t('login.forgot')}
            </Link>
          }
        />
        <Button type="submit" look="key" wide busy={form.busy && t('login.busy')}>
          {t('login.submit')}
        </Button>
      </form>
    </>
  )
}
