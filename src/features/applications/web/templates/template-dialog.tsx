import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isBlank, NO_TEXT } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { refusedPlaceholders } from '../refused-placeholders.ts'
import { MESSAGE_MAX } from '../../contract/desk-limits.ts'
import {
  createTemplate,
  listTemplates,
  saveTemplate,
  type Template,
} from '../../contract/hiring.endpoints.ts'
import { PLACEHOLDERS } from '../../contract/placeholders.ts'
import { type Decision, DECISIONS } from '../../contract/statuses.ts'
import { TemplatePreview } from './template-preview.tsx'
import { useTemplateText } from './use-template-text.ts'

type Props = {
  organisation: { id: string; name: string }
  /** Undefined for a new one. */
  template: Template | undefined
  onClose: () => void
}
type TemplateInput = Pick<Template, 'name' | 'status' | 'body'>

/** Edits a message in both languages, with a preview. */
export function TemplateDialog(props: Props) {
  const t = useTemplateText()
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t(props.template ? 'form.edit' : 'form.create')}
      closeLabel={t('close')}
    >
      <TemplateForm {...props} />
    </Dialog>
  )
}

function TemplateForm({ organisation, template, onClose }: Props) {
  const t = useTemplateText()
  const locale = useLocale()
  const queries = useQueryClient()
  const [hasPreview, setPreview] = useState(false)
  const [input, setInput, forget, draft] = useDeviceDraft<TemplateInput>(
    `draft.template.${template?.id ?? organisation.id}`,
    template
      ? { name: template.name, status: template.status, body: template.body }
      : { name: '', status: 'interview', body: NO_TEXT },
  )
  const { name, status, body } = input
  const form = useForm({
    labels: { name: t('form.name'), bhs: t('form.bhs'), en: t('form.en') },
    validate: (): { name?: string; bhs?: string; en?: string } => ({
      ...(name.trim() === '' && { name: t('form.needed') }),
      ...(isBlank(body) && { bhs: t('form.textNeeded') }),
      ...refusedPlaceholders(body, (values) => t('form.badPlaceholder', values)),
    }),
    async send() {
      const params = { id: organisation.id }
      const payload = { name: name.trim(), status, body }
      if (template) await call(saveTemplate, { params: { ...params, template: template.id }, body: payload })
      else await call(createTemplate, { params, body: payload })
      forget()
      await queries.invalidateQueries({
        queryKey: endpointKey(listTemplates, { params: { id: organisation.id } }),
      })
      toast({ title: t('form.saved') })
      onClose()
    },
    explain: (error) => errorText(error, t('general')),
  })
  const write = (part: Partial<TemplateInput>) => setInput({ name, status, body, ...part })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <FormSummary {...form.summary} />
      <TextInput
        name="name"
        label={t('form.name')}
        help={t('form.nameHelp')}
        maxLength={80}
        error={form.errors.name}
        value={name}
        onChange={(event) => write({ name: event.target.value })}
      />
      <Select
        name="status"
        label={t('form.status')}
        value={status}
        options={DECISIONS.map((value) => ({ value, text: t(`statuses.${value}`) }))}
        onChange={(event) => write({ status: event.target.value as Decision })}
      />
      <p className="text-sm text-ink-2">{t('form.placeholders', PLACEHOLDERS[locale])}</p>
      <Textarea
        name="bhs"
        label={t('form.bhs')}
        lang="bs"
        rows={6}
        limit={MESSAGE_MAX}
        error={form.errors.bhs}
        value={body.bhs}
        onChange={(event) => write({ body: { ...body, bhs: event.target.value } })}
      />
      <Textarea
        name="en"
        label={t('form.en')}
        lang="en"
        rows={6}
        limit={MESSAGE_MAX}
        error={form.errors.en}
        value={body.en}
        onChange={(event) => write({ body: { ...body, en: event.target.value } })}
      />
      <div>
        <Button small aria-expanded={hasPreview} onClick={() => setPreview(!hasPreview)}>
          {t(hasPreview ? 'form.hidePreview' : 'form.preview')}
        </Button>
      </div>
      {hasPreview && <TemplatePreview body={body} organisation={organisation.name} />}
      <FormProblem text={form.problem} />
      <DraftNote {...draft} />
      <FormFoot onCancel={onClose} act={t('form.save')} look="key" busy={form.busy && t('form.saving')} />
    </form>
  )
}
