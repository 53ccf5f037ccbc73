import { useEffect, useRef, useState } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { formatDate } from '#platform/contract/dates.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { type listPasskeys, NAME_MAX, removePasskey, updatePasskey } from '../contract/passkeys.endpoints.ts'
import { useText } from './use-text.ts'

type Passkey = ResponseOf<typeof listPasskeys>['passkeys'][number]
type RowProps = { passkey: Passkey; reload: () => Promise<void> }

/** One passkey with its name, to rename or remove. */
export function PasskeyRow({ passkey, reload }: RowProps) {
  const t = useText()
  const locale = useLocale()
  const [naming, setNaming] = useState(false)
  const { busy, act } = useAct({ failed: t('general') })
  const renaming = useRef<HTMLButtonElement>(null)
  const { id, name, createdAt, lastUsedAt } = passkey
  const since = formatDate(new Date(createdAt), locale)
  async function remove() {
    await act(async () => {
      await call(removePasskey, { params: { id } })
      toast({ title: t('removed'), description: name })
      await reload()
    })
  }
  if (naming)
    return (
      <li className="border-b border-line py-3">
        <NameForm
          passkey={passkey}
          reload={reload}
          onClose={() => {
            setNaming(false)
            requestAnimationFrame(() => renaming.current?.focus())
          }}
        />
      </li>
    )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-56 text-sm leading-ui">
        <p className="font-ui [overflow-wrap:anywhere]">{name}</p>
        <p className="mt-0.5 text-xs text-ink-2">
          {lastUsedAt
            ? t('used', { since, used: formatDate(new Date(lastUsedAt), locale) })
            : t('since', { since })}
        </p>
      </div>
      <Button small ref={renaming} aria-label={t('renameOf', { name })} onClick={() => setNaming(true)}>
        {t('rename')}
      </Button>
      <Button
        small
        aria-label={t('removeOf', { name })}
        busy={busy && t('removing')}
        onClick={() => void remove()}
      >
        {t('remove')}
      </Button>
    </li>
  )
}

function NameForm({ passkey, reload, onClose }: RowProps & { onClose: () => void }) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const form = useForm({
    labels: { name: t('name') },
    validate: (data) => (fieldText(data, 'name') === '' ? { name: t('required') } : {}),
    async send(data) {
      await call(updatePasskey, { params: { id: passkey.id }, body: { name: fieldText(data, 'name') } })
      toast({ title: t('renamed') })
      await reload()
      onClose()
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <div ref={place}>
        <TextInput
          name="name"
          label={t('name')}
          defaultValue={passkey.name}
          maxLength={NAME_MAX}
          error={form.errors.name}
        />
      </div>
      <FormProblem text={form.problem} />
      <FormFoot onCancel={onClose} act={t('save')} busy={form.busy && t('saving')} />
    </form>
  )
}
