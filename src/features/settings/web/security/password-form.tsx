import { PASSWORD_MAX, PASSWORD_MIN } from '#features/account/contract/inputs.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldSecret } from '#platform/web/forms/field-values.ts'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { PasswordInput } from '#platform/web/ui/fields/password-input.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { updatePassword } from '../../contract/security.endpoints.ts'
import { atField, restOfError } from '../frame/field-refusals.ts'
import { useSettings, useSettingsStore } from '../use-settings.ts'
import { useText } from '../use-text.ts'
import { CurrentPassword } from './current-password.tsx'
import { useReloadDevices } from './use-devices.ts'

const PLACES = { 'settings.wrongPassword': 'currentPassword', 'settings.samePassword': 'newPassword' }

export function PasswordForm({ onClose }: { onClose: () => void }) {
  const t = useText()
  const store = useSettingsStore()
  const reloadDevices = useReloadDevices()
  const { email, hasPassword } = useSettings()
  const form = useForm({
    labels: {
      currentPassword: t('password.current'),
      newPassword: t('password.new'),
      confirmPassword: t('password.confirm'),
    },
    validate(data) {
      const [current, next, again] = ['currentPassword', 'newPassword', 'confirmPassword'].map((name) =>
        fieldSecret(data, name),
      )
      return {
        ...(hasPassword && current === '' && { currentPassword: t('required') }),
        ...((next ?? '').length < PASSWORD_MIN && { newPassword: t('password.short') }),
        ...(next !== again && { confirmPassword: t('password.differ') }),
      }
    },
    async send(data) {
      const body = {
        newPassword: fieldSecret(data, 'newPassword'),
        ...(hasPassword && { currentPassword: fieldSecret(data, 'currentPassword') }),
      }
      await atField(PLACES, call(updatePassword, { body }))
      toast({ title: t('password.done'), description: t('password.doneText') })
      onClose()
      await Promise.all([store.reload(), reloadDevices()])
    },
    explain: (error) => restOfError(error, t('general')),
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-5">
      <FormSummary {...form.summary} />
      {/* Tells the password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <CurrentPassword
          name="currentPassword"
          label={t('password.current')}
          error={form.errors.currentPassword}
        />
      )}
      <PasswordInput
        name="newPassword"
        label={t('password.new')}
        help={t('password.hint')}
        error={form.errors.newPassword}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        required
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
      />
      <TextInput
        name="confirmPassword"
        type="password"
        label={t('password.confirm')}
        error={form.errors.confirmPassword}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <FormProblem text={form.problem} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="river" busy={form.busy && t('password.busy')}>
          {t('password.save')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
