import { useState } from 'react'
import { POST } from '#platform/contract/rich-text/profiles.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useKept } from '#platform/web/forms/use-kept.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EditorSurface } from '#platform/web/rich-text/editor-surface.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { editPost, type Post } from '../../contract/feed.endpoints.ts'
import { usePostChanges } from '../use-post-changes.ts'
import { useText } from '../use-text.ts'

/** The field takes the focus, because the member chose to edit. */
const FOCUSED = { autoFocus: true }

/** Mends the words of an own post in their place. */
export function EditPost({ post, onClose }: { post: Post; onClose: () => void }) {
  const t = useText()
  const language = useLocale()
  const { change } = usePostChanges()
  const { id } = post
  const [body, write, forget, kept] = useKept(`feed.edit.${id}`, post.body)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    setProblem(undefined)
    try {
      change(id, await call(editPost, { params: { id }, body: { body } }))
      forget()
      onClose()
    } catch (error) {
      setProblem(errorText(error, t('general')))
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void save()
      }}
    >
      <EditorSurface
        name={`body-${id}`}
        label={t('compose.label')}
        profile={POST}
        language={language}
        value={body}
        describedBy={`edit-problem-${id}`}
        invalid={problem !== undefined}
        {...FOCUSED}
        onChange={write}
      />
      <div id={`edit-problem-${id}`}>
        <FormProblem text={problem} />
      </div>
      <DraftNote {...kept} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="river" small busy={busy && t('edit.saving')}>
          {t('edit.save')}
        </Button>
        <Button
          look="quiet"
          small
          onClick={() => {
            forget()
            onClose()
          }}
        >
          {t('edit.cancel')}
        </Button>
      </div>
    </form>
  )
}
