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
import type { OwnedAlone } from '../../contract/owned-alone.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { getDeletionPlan, GRACE_DAYS, requestDeletion } from '../../contract/data.endpoints.ts'
import { atField, restOfError } from '../frame/field-refusals.ts'
import { CurrentPassword } from '../security/current-password.tsx'
import { useSettings } from '../use-settings.ts'
import { useText } from '../use-text.ts'

const PLACES = { 'settings.emailMismatch': 'email', 'settings.wrongPassword': 'password' }

const CLOSES = 'closes'
const fieldOf = (organisation: string) => `organisation-${organisation}`

/** Explains the deletion and its date, and requires typing the address. */
export function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  const plan = useEndpoint(getDeletionPlan, { enabled: open, refetchOnMount: 'always' })
  return (
    <Dialog open={open} onClose={onClose} title={t('leaving.dialog.title')} closeLabel={t('close')}>
      <ul className="grid list-disc gap-1.5 pl-5 text-sm text-ink-2">
        <li>{t('leaving.dialog.now')}</li>
        <li>{t('leaving.dialog.days', { days: String(GRACE_DAYS) })}</li>
        <li>{t('leaving.dialog.then')}</li>
        <li>{t('leaving.dialog.sent')}</li>
        <li>{t('leaving.dialog.stays')}</li>
      </ul>
      <QueryState query={plan} title={t('failed')}>
        {({ organisations }) => <DeleteForm organisations={organisations} onClose={onClose} />}
      </QueryState>
    </Dialog>
  )
}

type DeleteFormProps = { organisations: readonly OwnedAlone[]; onClose: () => void }

function DeleteForm({ organisations, onClose }: DeleteFormProps) {
  const t = useText()
  const locale = useLocale()
  const { signOut } = useSession()
  const { email, hasPassword } = useSettings()
  const label = t('leaving.dialog.email', { email })
  const form = useForm<string>({
    labels: {
      email: label,
      password: t('leaving.dialog.password'),
      ...Object.fromEntries<string>(organisations.map(({ id, name }) => [fieldOf(id), name])),
    },
    validate: (data) => ({
      ...(fieldText(data, 'email').toLowerCase() !== email.toLowerCase() && {
        email: t('leaving.dialog.mismatch'),
      }),
      ...(hasPassword && fieldSecret(data, 'password') === '' && { password: t('required') }),
      ...Object.fromEntries(
        organisations
          .filter(({ id }) => fieldText(data, fieldOf(id)) === '')
          .map(({ id }) => [fieldOf(id), t('required')]),
      ),
    }),
    async send(data) {
      const body = {
        email: fieldText(data, 'email'),
        ...(hasPassword && { password: fieldSecret(data, 'password') }),
        deleteSent: data.get('deleteSent') === 'on',
        organisations: organisations.map(({ id }) => {
          const choice = fieldText(data, fieldOf(id))
          return { id, handTo: choice === CLOSES ? null : choice }
        }),
      }
      const { deleteAfter } = await atField(PLACES, call(requestDeletion, { body }))
      // Closes first, because a closing dialog goes a step back in the history.
      onClose()
      // All sessions have ended; the shell redirects signed-out people to the sign-in page.
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
      {organisations.length > 0 && <h3 className="text-md">{t('leaving.dialog.organisations')}</h3>}
      {organisations.map(({ id, people, name, openings, applicants }) => (
        <Select
          key={id}
          name={fieldOf(id)}
          label={t('leaving.dialog.organisation', { name, openings, applicants })}
          error={form.errors[fieldOf(id)]}
          empty={t('leaving.dialog.choose')}
          options={[
            ...people.map((one) => ({ value: one.id, text: t('leaving.dialog.handTo', { name: one.name }) })),
            { value: CLOSES, text: t('leaving.dialog.close') },
          ]}
        />
      ))}
      <Checkbox name="deleteSent" label={t('leaving.dialog.deleteSent')} />
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
