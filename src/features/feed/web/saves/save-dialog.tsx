import { useRef, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listSavedPosts, savePost } from '../../contract/feed.endpoints.ts'
import { createSaveList, LIST_NAME_MAX, listSaveLists } from '../../contract/saves.endpoints.ts'
import { usePostChanges } from '../use-post-changes.ts'
import { useText } from '../use-text.ts'

const NONE = 'none'
const NEW = 'new'

/** Saves a post into a list of the member, or into a new one. */
export function SaveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const { change } = usePostChanges()
  const query = useEndpoint(listSaveLists, { refetchOnMount: 'always' })
  const { busy, problem, act } = useAct({
    refresh: [listSavedPosts.path, listSaveLists.path],
    failed: t('general'),
    inline: true,
  })
  const [choice, setChoice] = useState(NONE)
  const [name, setName] = useState('')
  const [isNameless, setNameless] = useState(false)
  // The same list again where the answer was lost.
  const [newList] = useState(() => crypto.randomUUID())
  const field = useRef<HTMLInputElement>(null)
  async function save() {
    if (choice === NEW && name.trim() === '') {
      setNameless(true)
      field.current?.focus()
      return
    }
    const done = await act(async () => {
      if (choice === NEW) await call(createSaveList, { body: { id: newList, name: name.trim() } })
      const list = choice === NONE ? null : choice === NEW ? newList : choice
      await call(savePost, { params: { id }, body: { wanted: true, list } })
      change(id, { isSaved: true })
    }, t('lists.done'))
    if (done) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lists.into')}
      closeLabel={t('remove.close')}
      actions={<DialogFoot onCancel={onClose} act={t('save')} onAct={save} busy={busy && t('edit.saving')} />}
    >
      <QueryState query={query} small>
        {({ lists }) => (
          <div className="grid gap-3">
            <RadioGroup
              legend={t('lists.label')}
              name="list"
              value={choice}
              options={[
                { value: NONE, text: t('lists.none') },
                ...lists.map((list) => ({ value: list.id, text: list.name })),
                { value: NEW, text: t('lists.new') },
              ]}
              onChange={setChoice}
            />
            {choice === NEW && (
              <TextInput
                ref={field}
                name="listName"
                label={t('lists.name')}
                maxLength={LIST_NAME_MAX}
                value={name}
                error={isNameless ? t('lists.nameless') : undefined}
                onChange={(event) => {
                  setNameless(false)
                  setName(event.target.value)
                }}
              />
            )}
            <p role="alert" className="text-sm text-harm-ink empty:hidden">
              {problem}
            </p>
          </div>
        )}
      </QueryState>
    </Dialog>
  )
}
