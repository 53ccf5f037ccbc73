import { Link, useNavigate } from 'react-router'
import { signIn } from '#features/account/contract/session.endpoints.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import { fieldSecret, fieldText } from '#platform/web/forms/field-values.ts'
import { FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { PasswordInput } from '#platform/web/ui/fields/password-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { ask, tokensOf } from '../shared/ask.ts'
import { EmailField } from '../shared/email-field.tsx'
import { sitePath, withQuery } from '#platform/web/session/site-path.ts'
import { useText } from '../use-text.ts'

export function LoginForm() {
  const t = useText()
  const navigate = useNavigate()
  const session = useSession()
  const form = useForm({
    labels: { email: t('fields.email'), password: t('fields.password') },
    validate: (data) => ({
      ...(fieldText(data, 'email') === '' && { email: t('errors.required') }),
      ...(fieldSecret(data, 'password') === '' && { password: t('errors.required') }),
    }),
    async send(data) {
      const email = fieldText(data, 'email')
      const answer = await ask(signIn, { body: { email, password: fieldSecret(data, 'password') } })
      if (answer.autoPasswordReset)
        return navigate(withQuery('/forgot-password', { email, auto: 'true' }), {
          state: { mailedBefore: answer.mailedBefore === true },
        })
      const tokens = tokensOf(answer)
      // The shell takes a guest who has signed in to the page that they wanted, or else to the dashboard.
      if (!tokens || !(await session.signIn(tokens))) throw new Error('not signed in')
      toast({ title: t('login.done'), description: t('login.welcome') })
    },
    explain: () => undefined,
    onFailure(error) {
      toast({
        title: t('errors.title'),
        description: errorText(error, t('login.failed')),
        variant: 'destructive',
      })
      const next = error instanceof ApiError ? sitePath(error.body.redirectTo) : undefined
      if (next !== undefined) void navigate(next)
    },
  })
  return (
    <form {...form.props} className="grid gap-4.5">
      <FormSummary {...form.summary} />
      <EmailField error={form.errors.email} />
      <PasswordInput
        name="password"
        label={t('fields.password')}
        error={form.errors.password}
        autoComplete="current-password"
        required
        showLabel={t('fields.showPassword')}
        hideLabel={t('fields.hidePassword')}
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
  )
}
