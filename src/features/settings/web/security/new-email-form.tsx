import { call } from '#platform/web/api/api.ts'
import { fieldSecret, fieldText, looksLikeEmail } from '#platform/web/forms/field-values.ts'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { startEmailChange } from '../../contract/security.endpoints.ts'
import { atField, restOfError } from '../frame/field-refusals.ts'
import { useSettings, useSettingsStore } from '../use-settings.ts'
import { useText } from '../use-text.ts'
import { CurrentPassword } from './current-password.tsx'

const PLACES = { 'settings.wrongPassword': 'password', 'settings.sameEmail': 'newEmail' }

export function NewEmailForm({ onClose }: { onClose: () => void }) {
  const t = useText()
  const store = useSettingsStore()
  const { hasPassword } = useSettings()
  const form = useForm({
    labels: { newEmail: t('email.newEmail'), password: t('email.password') },
    validate: (data) => ({
      ...(!looksLikeEmail(fieldText(data, 'newEmail')) && { newEmail: t('email.wrong') }),
      ...(hasPassword && fieldSecret(data, 'password') === '' && { password: t('required') }),
    }),
    async send(data) {
      const body = {
        newEmail: fieldText(data, 'newEmail'),
        ...(hasPassword && { password: fieldSecret(data, 'password') }),
      }
      await atField(PLACES, call(startEmailChange, { body }))
      await store.reload()
      onClose()
    },
    explain: (error) => restOfError(error, t('general')),
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-5">
      <FormSummary {...form.summary} />
      <TextInput
        name="newEmail"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        label={t('email.newEmail')}
        error={form.errors.newEmail}
      />
      {hasPassword && (
        <CurrentPassword name="password" label={t('email.password')} error={form.errors.password} />
      )}
      <FormProblem text={form.problem} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="river" busy={form.busy && t('email.sending')}>
          {t('email.send')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
