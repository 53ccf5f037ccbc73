import { formatDate } from '#platform/contract/dates.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { call } from '#platform/web/api/api.ts'
import { fieldSecret, fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { GRACE_DAYS, requestDeletion } from '../../contract/data.endpoints.ts'
import { atField, restOfError } from '../frame/field-refusals.ts'
import { CurrentPassword } from '../security/current-password.tsx'
import { useSettings } from '../use-settings.ts'
import { useText } from '../use-text.ts'

const PLACES = { 'settings.emailMismatch': 'email', 'settings.wrongPassword': 'password' }

/** Says what happens and when, and asks for the address to be typed. */
export function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('leaving.dialog.title')} closeLabel={t('close')}>
      <ul className="grid list-disc gap-1.5 pl-5 text-sm text-ink-2">
        <li>{t('leaving.dialog.now')}</li>
        <li>{t('leaving.dialog.days', { days: String(GRACE_DAYS) })}</li>
        <li>{t('leaving.dialog.then')}</li>
      </ul>
      <DeleteForm onClose={onClose} />
    </Dialog>
  )
}

function DeleteForm({ onClose }: { onClose: () => void }) {
  const t = useText()
  const locale = useLocale()
  const { signOut } = useSession()
  const { email, hasPassword } = useSettings()
  const label = t('leaving.dialog.email', { email })
  const form = useForm({
    labels: { email: label, password: t('leaving.dialog.password') },
    validate: (data) => ({
      ...(fieldText(data, 'email').toLowerCase() !== email.toLowerCase() && {
        email: t('leaving.dialog.mismatch'),
      }),
      ...(hasPassword && fieldSecret(data, 'password') === '' && { password: t('required') }),
    }),
    async send(data) {
      const body = {
        email: fieldText(data, 'email'),
        ...(hasPassword && { password: fieldSecret(data, 'password') }),
      }
      const { deleteAfter } = await atField(PLACES, call(requestDeletion, { body }))
      // All sessions have ended; the shell leads whoever is signed out to the sign-in page.
      await signOut()
      toast({
        title: t('leaving.scheduled', { date: formatDate(new Date(deleteAfter), locale) }),
        description: t('leaving.scheduledText'),
      })
    },
    explain: (error) => restOfError(error, t('general')),
  })
  return (
    <form {...form.props} className="mt-2 grid grid-cols-1 gap-4.5">
      <FormSummary {...form.summary} />
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        label={<span className="[overflow-wrap:anywhere]">{label}</span>}
        error={form.errors.email}
      />
      {hasPassword && (
        <CurrentPassword name="password" label={t('leaving.dialog.password')} error={form.errors.password} />
      )}
      <FormProblem text={form.problem} />
      <FormFoot
        onCancel={onClose}
        act={t('leaving.dialog.submit')}
        look="harm"
        busy={form.busy && t('leaving.dialog.busy')}
      />
    </form>
  )
}
