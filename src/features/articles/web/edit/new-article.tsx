import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isBlank, NO_TEXT } from '#platform/contract/bilingual.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TITLE_MAX } from '../../contract/content.ts'
import { createArticle } from '../../contract/editing.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'

/** A title first; then there is something that saves itself. */
export function NewArticle() {
  const t = useEditorText()
  const navigate = useNavigate()
  const [title, setTitle] = useState(NO_TEXT)
  const form = useForm({
    labels: { 'title.bhs': t('create.field'), 'title.en': t('create.field') },
    validate: (): Record<string, string> => (isBlank(title) ? { 'title.bhs': t('create.missing') } : {}),
    async send() {
      const { id } = await call(createArticle, { body: { title } })
      await navigate(`/articles/${id}/edit`, { replace: true })
    },
    explain: (error) => errorText(error, t('general')),
  })
  const isMissing = Boolean(form.errors['title.bhs']) && isBlank(title)
  return (
    <form {...form.props} className="grid gap-6">
      <div>
        <h1 className="text-2xl">{t('create.title')}</h1>
        <p className="mt-1 text-ink-2">{t('create.lead')}</p>
      </div>
      <BilingualField
        name="title"
        label={t('create.field')}
        value={title}
        limit={TITLE_MAX}
        errors={isMissing ? { 'title.bhs': t('create.missing') } : {}}
        onChange={setTitle}
      />
      <FormProblem text={form.problem} />
      <div>
        <Button type="submit" look="key" busy={form.busy && t('create.busy')}>
          {t('create.start')}
        </Button>
      </div>
    </form>
  )
}
