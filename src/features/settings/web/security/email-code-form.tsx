import { useEffect, useRef, useState } from 'react'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { refreshSession } from '#platform/web/api/refresh-session.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { CodeInput } from '#platform/web/ui/fields/code-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { cancelEmailChange, CODE_MINUTES, confirmEmailChange } from '../../contract/security.endpoints.ts'
import { atField, restOfError } from '../frame/field-refusals.ts'
import { useSettings, useSettingsStore } from '../use-settings.ts'
import { useText } from '../use-text.ts'
import { useReloadDevices } from './use-devices.ts'
import { useIdentities, useReloadIdentities } from './use-identities.ts'

const PLACES = { 'settings.codeInvalid': 'code', 'settings.codeExpired': 'code' }

/** Proves the new address by the emailed code. */
export function EmailCodeForm({ pendingEmail }: { pendingEmail: string }) {
  const t = useText()
  const store = useSettingsStore()
  const session = useSession()
  const reloadDevices = useReloadDevices()
  const { hasPassword } = useSettings()
  const identities = useIdentities().data?.identities
  const reloadIdentities = useReloadIdentities()
  const form = useForm({
    labels: { code: t('email.code') },
    validate: (data) => (/^\d{6}$/.test(fieldText(data, 'code')) ? {} : { code: t('email.codeWrong') }),
    async send(data) {
      const { email } = await atField(
        PLACES,
        call(confirmEmailChange, {
          body: {
            code: fieldText(data, 'code'),
            ...(data.has('keepIdentities') && { keepIdentities: true }),
          },
        }),
      )
      toast({ title: t('email.done'), description: t('email.doneText', { email }) })
      // The token in this browser still contains the old address.
      await refreshSession()
      await Promise.all([session.reloadProfile(), store.reload(), reloadDevices(), reloadIdentities()])
    },
    explain: (error) => restOfError(error, t('general')),
  })
  const [code, setCode] = useState('')
  const { cancel, cancelling, cancelFailed } = useCancel()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return (
    <form {...form.props} className="grid grid-cols-1 gap-5">
      <Note tone="river" live>
        {t('email.sent', { email: pendingEmail, minutes: String(CODE_MINUTES) })}
      </Note>
      <FormSummary {...form.summary} />
      <CodeInput
        ref={field}
        label={t('email.code')}
        error={form.errors.code}
        maxLength={12}
        value={code}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 6))}
      />
      {identities?.some(({ endedAt }) => endedAt === null) && (
        <Checkbox
          name="keepIdentities"
          label={t('email.keepIdentities')}
          help={t('email.keepIdentitiesHelp')}
          defaultChecked={!hasPassword}
        />
      )}
      <FormProblem text={form.problem ?? cancelFailed} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="river" busy={form.busy && t('email.confirming')}>
          {t('email.confirm')}
        </Button>
        <Button look="quiet" onClick={() => void cancel()} busy={cancelling && t('saving.busy')}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

function useCancel() {
  const t = useText()
  const store = useSettingsStore()
  const [state, setState] = useState<{ busy: boolean; failed?: string }>({ busy: false })
  async function cancel() {
    setState({ busy: true })
    try {
      await call(cancelEmailChange, {})
      await store.reload()
    } catch (error) {
      setState({ busy: false, failed: errorText(error, t('general')) })
    }
  }
  return { cancel, cancelling: state.busy, cancelFailed: state.failed }
}
