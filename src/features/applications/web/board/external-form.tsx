import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endOfLocalDay, fromLocal, localDay, toLocal } from '#platform/contract/local-time.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useFormOfAddress } from '#platform/web/session/use-form-of-address.ts'
import {
  saveExternal,
  deleteApplication,
  listApplications,
  type Listed,
  createExternal,
} from '../../contract/application.endpoints.ts'
import { STATUSES, type Status } from '../../contract/statuses.ts'
import { useText } from '../use-text.ts'
import { useLeadText } from './use-lead-text.ts'
import { useLinkFilling } from './use-link-filling.ts'

export type ExternalProps = { application?: Listed; onClose: () => void }

/** Edits an external application. */
export function ExternalForm({ application, onClose }: ExternalProps) {
  const t = useText()
  const lead = useLeadText()
  const address = useFormOfAddress()
  const queries = useQueryClient()
  const [removing, setRemoving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const external = application?.external
  const form = useForm({
    labels: { url: t('external.url'), title: t('external.title') },
    validate: (data) => ({
      ...(fieldText(data, 'title') === '' && { title: t('external.needed') }),
      ...(!/^(https?:\/\/\S+)?$/.test(fieldText(data, 'url')) && { url: t('external.badUrl') }),
    }),
    async send(data) {
      const body = {
        external: {
          title: fieldText(data, 'title'),
          organisation: fieldText(data, 'organisation'),
          url: fieldText(data, 'url') || null,
          deadline: fromLocal(fieldText(data, 'deadline'))?.toISOString() ?? null,
          replyBy: endOfLocalDay(fieldText(data, 'replyBy'))?.toISOString() ?? null,
          note: fieldText(data, 'note'),
        },
        status: fieldText(data, 'status') as Status,
      }
      await (application
        ? call(saveExternal, { params: { id: application.id }, body })
        : call(createExternal, { body }))
      await done(t('external.saved'))
    },
    explain: (error) => errorText(error, t('general')),
  })

  const link = useLinkFilling(form.props.ref)

  async function done(title: string) {
    await queries.invalidateQueries({ queryKey: endpointKey(listApplications) })
    toast({ title })
    onClose()
  }

  async function remove() {
    if (!application) return
    setRemoving(true)
    try {
      await call(deleteApplication, { params: { id: application.id } })
      await done(t('external.removed'))
    } catch (error) {
      setRemoving(false)
      setProblem(errorText(error, t('general')))
    }
  }

  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <p className="text-sm text-ink-2">{t('external.text', { address })}</p>
      <FormSummary {...form.summary} />
      <TextInput
        name="url"
        type="url"
        inputMode="url"
        label={t('external.url')}
        help={t('external.urlHelp')}
        defaultValue={external?.url ?? ''}
        maxLength={300}
        error={form.errors.url}
        onChange={(event) => void link.fill(event.target.value)}
      />
      <p role="status" className="-mt-2 text-sm text-ink-2 empty:hidden">
        {link.state}
      </p>
      <TextInput
        name="title"
        label={t('external.title')}
        defaultValue={external?.title}
        maxLength={160}
        required
        error={form.errors.title}
      />
      <TextInput
        name="organisation"
        label={t('external.organisation')}
        defaultValue={external?.organisation}
        maxLength={160}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextInput
          name="deadline"
          type="datetime-local"
          label={t('external.deadline')}
          defaultValue={external?.deadline ? toLocal(new Date(external.deadline)) : ''}
        />
        <TextInput
          name="replyBy"
          type="date"
          label={lead('replyBy')}
          help={lead('replyHelp')}
          defaultValue={external?.replyBy ? localDay(new Date(external.replyBy)) : ''}
        />
        <Select
          name="status"
          label={t('external.status')}
          defaultValue={application?.status ?? 'sent'}
          options={STATUSES.map((value) => ({ value, text: t(`statuses.${value}`) }))}
        />
      </div>
      <Textarea
        name="note"
        label={t('external.note')}
        rows={3}
        maxLength={2000}
        defaultValue={external?.note}
      />
      <FormProblem text={form.problem ?? problem} />
      <FormFoot onCancel={onClose} act={t('external.save')} busy={form.busy && t('external.saving')}>
        {application && (
          <Button look="harm" busy={removing && t('external.saving')} onClick={() => void remove()}>
            {t('external.remove')}
          </Button>
        )}
      </FormFoot>
    </form>
  )
}
