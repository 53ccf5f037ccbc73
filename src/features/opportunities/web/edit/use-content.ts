import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import type { Content } from '../../contract/content.ts'
import { saveContent } from '../../contract/editing.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { keepUnsaved, readUnsaved, type Unsaved } from './unsaved.ts'
import { useEdited, useEditedStore } from './use-edited.ts'

export type SaveState =
  | { kind: 'idle' | 'waiting' | 'saving' | 'conflict' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; text: string; fields: Record<string, string> }

const PAUSE_MS = 900

/**
 * What is being written. It is kept in this tab at once and saved after a pause, on the version it builds on: if another
 * device has saved in the meantime, the person chooses and nothing is lost.
 */
export function useContent() {
  const t = useEditorText()
  const store = useEditedStore()
  const saved = useEdited()
  const { id } = saved
  const [unsaved, setUnsaved] = useState<Unsaved | undefined>(() => readUnsaved(id))
  const [restored] = useState(unsaved !== undefined)
  const [state, setState] = useState<SaveState>({ kind: unsaved ? 'waiting' : 'idle' })
  const latest = useRef(unsaved)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<Promise<void>>(undefined)

  function keep(next: Unsaved | undefined) {
    latest.current = next
    keepUnsaved(id, next)
    setUnsaved(next)
  }

  async function save(): Promise<void> {
    clearTimeout(timer.current)
    await sending.current
    if (!latest.current) return
    sending.current = send(latest.current).finally(() => {
      sending.current = undefined
    })
    await sending.current
  }

  async function send(mine: Unsaved): Promise<void> {
    setState({ kind: 'saving' })
    try {
      const ifMatch = `"${mine.base}"`
      const answer = await call(saveContent, { params: { id }, body: mine.content, autosave: true, ifMatch })
      store.change((now) => ({ ...now, ...answer, content: mine.content }))
      // What was typed while this was under way builds on what has just been saved.
      const later = latest.current
      if (later && later.content !== mine.content) {
        keep({ content: later.content, base: answer.version })
        wait()
      } else {
        keep(undefined)
        setState({ kind: 'saved', at: new Date() })
      }
    } catch (error) {
      await fail(error)
    }
  }

  async function fail(error: unknown) {
    if (error instanceof ApiError && error.code === 'platform.conflict') {
      await store.reload()
      return setState({ kind: 'conflict' })
    }
    const fields = error instanceof ApiError ? error.fields : {}
    setState({ kind: 'failed', text: errorText(error, t('general')), fields })
  }

  function wait() {
    setState((now) => (now.kind === 'conflict' ? now : { kind: 'waiting' }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), PAUSE_MS)
  }

  const leave = useEffectEvent(() => void save())
  useEffect(() => {
    leave()
    return () => leave()
  }, [])

  const content = unsaved?.content ?? saved.content
  return {
    content,
    state,
    restored,
    edit(part: Partial<Content>) {
      const now = latest.current?.content ?? store.read()?.content ?? saved.content
      keep({ content: { ...now, ...part }, base: latest.current?.base ?? saved.version })
      if (state.kind !== 'conflict') wait()
    },
    save,
    /** One's own instead of what the other device has saved. */
    insist() {
      const base = store.read()?.version ?? saved.version
      if (latest.current) keep({ ...latest.current, base })
      setState({ kind: 'waiting' })
      void save()
    },
    /** What the other device has saved instead of one's own. */
    yieldTo() {
      keep(undefined)
      setState({ kind: 'idle' })
    },
    /** Forgets what was typed, because another state has taken its place. */
    forget() {
      clearTimeout(timer.current)
      keep(undefined)
      setState({ kind: 'idle' })
    },
  }
}

export type Editing = ReturnType<typeof useContent>
