import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isBlank, NO_TEXT } from '#platform/contract/bilingual.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { createForm } from '../../contract/editing.endpoints.ts'
import { TITLE_MAX } from '../../contract/rules/content.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useDoor } from '../use-door.ts'

/** A title first; then there is something that saves itself. */
export function NewForm({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useEditorText()
  return (
    <Dialog open={open} onClose={onClose} title={t('create.title')} closeLabel={t('close')}>
      <Title />
    </Dialog>
  )
}

function Title() {
  const t = useEditorText()
  const { at, edit } = useDoor()
  const navigate = useNavigate()
  const [title, setTitle] = useState(NO_TEXT)
  const form = useForm({
    labels: { 'title.bhs': t('create.field'), 'title.en': t('create.field') },
    validate: (): Record<string, string> => (isBlank(title) ? { 'title.bhs': t('create.missing') } : {}),
    async send() {
      const { id } = await call(at(createForm), { body: { title } })
      await navigate(edit(id))
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <form {...form.props} className="grid gap-5">
      <BilingualField
        name="title"
        label={t('create.field')}
        value={title}
        limit={TITLE_MAX}
        errors={isBlank(title) && form.errors['title.bhs'] ? { 'title.bhs': t('create.missing') } : {}}
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
