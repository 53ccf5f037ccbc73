import { useRef } from 'react'
import { POST } from '#platform/contract/rich-text/profiles.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EditorSurface } from '#platform/web/rich-text/editor-surface.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { mentionsIn } from '../compose/post-draft.ts'
import { useNames } from '../compose/use-names.tsx'
import { updatePost, type Post } from '../../contract/feed.endpoints.ts'
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
  const [body, write, forget, draftState] = useDeviceDraft(`feed.edit.${id}`, post.body)
  const people = useRef<{ id: string; name: string }[]>([])
  const names = useNames({ audience: post.audience, onPick: (one) => people.current.push(one) })
  const name = `body-${id}`
  const form = useForm({
    labels: { [name]: t('compose.label') },
    validate: () => ({}),
    async send() {
      change(
        id,
        await call(updatePost, {
          params: { id },
          body: { body, mentions: mentionsIn(body, people.current) },
        }),
      )
      forget()
      onClose()
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <form {...form.props} className="grid gap-3">
      <EditorSurface
        name={name}
        label={t('compose.label')}
        profile={POST}
        language={language}
        value={body}
        describedBy={`edit-problem-${id}`}
        invalid={form.problem !== undefined}
        names={names}
        {...FOCUSED}
        onChange={write}
      />
      <div id={`edit-problem-${id}`}>
        <FormProblem text={form.problem} />
      </div>
      <DraftNote {...draftState} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="river" small busy={form.busy && t('edit.saving')}>
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
