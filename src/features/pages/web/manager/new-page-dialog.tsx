import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isBlank, NO_TEXT, readText } from '#platform/contract/bilingual.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { TITLE_MAX } from '../../contract/content.ts'
import { createPage, listPages } from '../../contract/editing.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'

/** A title, and a template to begin with; then there is something that saves itself. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const t = useEditorText()
  const locale = useLocale()
  const navigate = useNavigate()
  const [title, setTitle] = useState(NO_TEXT)
  const [from, setFrom] = useState('')
  const templates = useEndpoint(listPages, { query: { list: 'templates' }, staleTime: 0 })
  const form = useForm({
    labels: { 'title.bhs': t('fields.names.title'), 'title.en': t('fields.names.title') },
    validate: (): Record<string, string> => (isBlank(title) ? { 'title.bhs': t('create.missing') } : {}),
    async send() {
      const { id } = await call(createPage, { body: { title, from: from === '' ? null : from } })
      await navigate(`/admin/page-builder/editor/${id}`)
    },
    explain: (error) => errorText(error, t('general')),
  })
  const options = (templates.data?.pages ?? []).map((page) => ({
    value: page.id,
    text: readText(page.title, locale).text || t('untitled'),
  }))
  const isMissing = Boolean(form.errors['title.bhs']) && isBlank(title)
  return (
    <Dialog open onClose={onClose} title={t('create.title')} closeLabel={t('close')}>
      <form {...form.props} className="grid gap-5">
        <BilingualField
          name="title"
          label={t('fields.names.title')}
          value={title}
          limit={TITLE_MAX}
          errors={isMissing ? { 'title.bhs': t('create.missing') } : {}}
          onChange={setTitle}
        />
        {options.length > 0 && (
          <Select
            name="from"
            label={t('create.from')}
            empty={t('create.empty')}
            value={from}
            options={options}
            onChange={(event) => setFrom(event.target.value)}
          />
        )}
        <FormProblem text={form.problem} />
        <FormFoot onCancel={onClose} act={t('create.start')} busy={form.busy && t('create.busy')} />
      </form>
    </Dialog>
  )
}
