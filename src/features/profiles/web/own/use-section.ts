import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { saveSection } from '../../contract/profile.endpoints.ts'
import type { Content, SectionName } from '../../contract/sections.ts'
import { useText } from '../use-text.ts'
import { sendable } from './sendable.ts'
import { keepUnsaved, readUnsaved, type Unsaved } from './unsaved.ts'
import { type SavedSection, useOwn, useOwnStore } from './use-own.ts'

export type SaveState =
  | { kind: 'idle' | 'waiting' | 'saving' | 'conflict' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; text: string; fields: Record<string, string> }

const PAUSE_MS = 900

/**
 * A section that is being edited. What is typed is kept in this tab at once and saved after a pause, on the version
 * it builds on: if another device has saved in the meantime, both are shown and nothing is lost.
 */
export function useSection<S extends SectionName>(name: S) {
  const t = useText()
  const store = useOwnStore()
  const saved = useOwn().sections[name] as SavedSection<S>
  const [unsaved, setUnsaved] = useState<Unsaved<S> | undefined>(() => readUnsaved(name))
  const [restored, setRestored] = useState(unsaved !== undefined)
  const [state, setState] = useState<SaveState>({ kind: unsaved ? 'waiting' : 'idle' })
  const latest = useRef(unsaved)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef(false)

  function keep(next: Unsaved<S> | undefined) {
    latest.current = next
    keepUnsaved(name, next)
    setUnsaved(next)
  }

  async function save() {
    clearTimeout(timer.current)
    const mine = latest.current
    if (!mine || sending.current) return
    sending.current = true
    setState({ kind: 'saving' })
    try {
      const answer = await send(name, mine)
      store.changeSection(name, answer)
      // What was typed while this was under way builds on what has just been saved.
      const later = latest.current
      if (later && later.content !== mine.content) {
        keep({ content: later.content, base: answer.version })
        wait()
      } else {
        const isWhole = sendable(name, mine.content) === mine.content
        keep(isWhole ? undefined : { content: mine.content, base: answer.version })
        setState({ kind: 'saved', at: new Date() })
      }
    } catch (error) {
      await fail(error)
    } finally {
      sending.current = false
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

  return {
    saved,
    content: unsaved?.content ?? saved.content,
    state,
    restored,
    edit(content: Content<S>) {
      keep({ content, base: latest.current?.base ?? saved.version })
      if (state.kind !== 'conflict') wait()
    },
    save,
    /** One's own instead of what the other device has saved. */
    insist() {
      const base = store.read()?.sections[name].version ?? saved.version
      if (latest.current) keep({ ...latest.current, base })
      void save()
    },
    /** What the other device has saved instead of one's own. */
    yieldTo() {
      keep(undefined)
      setState({ kind: 'idle' })
    },
    settle: () => setRestored(false),
  }
}

export type SectionEditing<S extends SectionName> = ReturnType<typeof useSection<S>>

function send<S extends SectionName>(name: S, { content, base }: Unsaved<S>): Promise<SavedSection<S>> {
  // The section's name ties its endpoint to its content.
  const put = call as (endpoint: (typeof saveSection)[SectionName], input: object) => Promise<unknown>
  const input = { body: sendable(name, content), autosave: true, ifMatch: `"${base}"` }
  return put(saveSection[name], input) as Promise<SavedSection<S>>
}
