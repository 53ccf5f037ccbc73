import { fieldText, looksLikeEmail } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { EmailField } from '../shared/email-field.tsx'
import { useText } from '../use-text.ts'
import { askResetCode } from './ask-code.ts'

export function EmailStep({ email, onSent }: { email: string; onSent: (email: string) => unknown }) {
  const t = useText()
  const language = useLocale()
  const form = useForm({
    labels: { email: t('fields.email') },
    validate: (data) => (looksLikeEmail(fieldText(data, 'email')) ? {} : { email: t('errors.email') }),
    async send(data) {
      const address = fieldText(data, 'email')
      await askResetCode(address, language)
      await onSent(address)
    },
    explain: () => t('errors.general'),
  })
  return (
    <form {...form.props} className="grid gap-4.5">
      <EmailField error={form.errors.email} defaultValue={email} />
      <FormProblem text={form.problem} />
      <Button type="submit" look="key" wide busy={form.busy && t('forgot.busy')}>
        {t('forgot.submit')}
      </Button>
      <BackLink to="/login">{t('frame.backToLogin')}</BackLink>
    </form>
  )
}
