import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ApiError, isConflict } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { isAlike } from '#platform/web/forms/form-draft.ts'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { deletePostDraft, listPostDrafts, savePostDraft } from '../../contract/drafts.endpoints.ts'
import {
  afterPost,
  EMPTY_POST,
  POST_WRITING,
  type PostDraft,
  toContent,
  toPostDraft,
} from '../compose/post-draft.ts'
import { useDraftsText } from './use-drafts-text.ts'

type Copy = NonNullable<PostDraft['copy']>
type Field = { draft: PostDraft; restored: boolean; read(): PostDraft; write(next: PostDraft): void }

const toVersion = ({ id, version }: Copy) => `${id}:${version}`

/** Saves the state of the composer to the account too, so that every device of its author has it. */
export function useAccountDraft({ draft, restored, read, write }: Field) {
  const t = useDraftsText()
  const queries = useQueryClient()
  const isEdited = useRef(false)
  const autosave = useAutosave<PostDraft>({
    name: 'feed.draft',
    saved: { value: draft, version: draft.copy ? toVersion(draft.copy) : '' },
    isHeld: (value) => POST_WRITING.isEmpty(value) && !value.copy?.version,
    isReadable: (value) => isAlike(value, EMPTY_POST),
    reload: async () => undefined,
    async send(value, ifMatch) {
      const copy = await save(value, baseOf(value, ifMatch))
      const now = read()
      if (now.copy?.id === value.copy?.id) write(withCopy(now, copy))
      void queries.invalidateQueries({ queryKey: [listPostDrafts.path] })
      return copy ? toVersion(copy) : ''
    },
  })

  async function save(value: PostDraft, { id, version }: Copy): Promise<Copy | undefined> {
    if (POST_WRITING.isEmpty(value)) {
      await call(deletePostDraft, { params: { id } }).catch(unlessGone)
      return undefined
    }
    const keep = (as: Copy) =>
      call(savePostDraft, { params: { id: as.id }, body: { draft: toContent(value), version: as.version } })
    const saved = await keep({ id, version }).catch((error: unknown) => {
      if (!isConflict(error) && !isPublished(error)) throw error
    })
    if (saved) return { id, version: saved.version }
    // A post published from this field needs no draft; a draft that another device changed or published stays as it is.
    if (read().copy?.id !== id) return { id, version }
    const own = { id: crypto.randomUUID(), version: 0 }
    toast({ title: t('apart') })
    return { ...own, ...(await keep(own)) }
  }

  const { refetch } = useEndpoint(listPostDrafts, { enabled: false })
  /** Another device may have changed, published or deleted the draft that this one restored. */
  const compare = useEffectEvent(async () => {
    const { data, isSuccess } = await refetch()
    const { copy } = read()
    if (!isSuccess || !data || !copy?.version || isEdited.current || autosave.now().unsaved) return
    const row = data.drafts.find(({ id }) => id === copy.id)
    if (!row) write(afterPost(read()))
    else if (row.version > copy.version) write(toPostDraft(row))
  })
  useEffect(() => {
    if (restored) void compare()
  }, [restored])

  return {
    autosave,
    /** Returns the new state with its id on the account. */
    keep(next: PostDraft): PostDraft {
      isEdited.current = true
      const entry = { ...next, copy: next.copy ?? { id: crypto.randomUUID(), version: 0 } }
      autosave.edit(() => entry)
      return entry
    },
    /** Replaces the field once the account has its present state. */
    async replace(next: PostDraft): Promise<void> {
      if ((await autosave.save()) === 'failed') {
        toast({ title: t('notSaved'), variant: 'destructive' })
        return
      }
      isEdited.current = true
      autosave.forget()
      write(next)
    },
  }
}

/** A save builds on the response to the one before it, unless that was a save of another draft. */
function baseOf({ copy = { id: crypto.randomUUID(), version: 0 } }: PostDraft, ifMatch: string): Copy {
  const [id, version] = ifMatch.replaceAll('"', '').split(':')
  return id === copy.id ? { id, version: Number(version) } : copy
}

function withCopy({ copy: _, ...draft }: PostDraft, copy: Copy | undefined): PostDraft {
  return { ...draft, ...(copy && { copy }) }
}

function isPublished(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'feed.published'
}

function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
