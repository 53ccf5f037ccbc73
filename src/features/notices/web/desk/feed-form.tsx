import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { ADDRESS_MAX, addFeed, listFeeds } from '../../contract/feeds.endpoints.ts'
import { listNotices } from '../../contract/notices.endpoints.ts'
import { useText } from '../use-text.ts'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'

type Props = { organisations: readonly { id: string; name: string }[]; staff: boolean }

const NOBODY = 'nobody'

/** Adds an address and reads it at once, so that an error shows here. */
export function FeedForm({ organisations, staff }: Props) {
  const t = useText()
  const client = useQueryClient()
  const [address, setAddress, forget, draft] = useDeviceDraft('draft.notices.feed', '')
  const choices = [
    ...(staff ? [{ value: NOBODY, text: t('foreign') }] : []),
    ...organisations.map(({ id, name }) => ({ value: id, text: name })),
  ]
  const form = useForm({
    labels: { address: t('feeds.address') },
    validate: () => (/^https?:\/\/\S+$/i.test(address.trim()) ? {} : { address: t('feeds.addressWrong') }),
    async send(data) {
      const choice = fieldText(data, 'feedOrganisation') || choices[0]?.value
      const organisation = choice === undefined || choice === NOBODY ? null : choice
      const { brought } = await call(addFeed, { body: { organisation, address: address.trim() } })
      setAddress('')
      forget()
      await Promise.all([
        client.invalidateQueries({ queryKey: [listFeeds.path] }),
        client.invalidateQueries({ queryKey: [listNotices.path] }),
      ])
      toast({ title: t('feeds.added'), description: t('feeds.came', { count: brought }) })
    },
    explain: (error) =>
      error instanceof ApiError && error.fields.address !== undefined
        ? t('feeds.addressWrong')
        : errorText(error, t('feeds.failed')),
  })
  return (
    <form {...form.props} className="grid max-w-measure grid-cols-1 gap-4">
      <FormSummary {...form.summary} />
      {choices.length > 1 && <Select name="feedOrganisation" label={t('forWhom')} options={choices} />}
      <TextInput
        name="address"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        label={t('feeds.address')}
        help={t('feeds.addressHelp')}
        error={form.errors.address}
        maxLength={ADDRESS_MAX}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <FormProblem text={form.problem} />
      <DraftNote {...draft} />
      <div>
        <Button type="submit" look="river" busy={form.busy && t('feeds.adding')}>
          {t('feeds.add')}
        </Button>
      </div>
    </form>
  )
}
