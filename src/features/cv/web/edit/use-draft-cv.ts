import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { type Cv, saveCv } from '../../contract/cv.endpoints.ts'
import type { CvVariant } from '../../contract/variant.ts'
import { useText } from '../use-text.ts'
import { offeredIn, variantOf } from './draft.ts'
import { keepUnsaved, readUnsaved, type Unsaved } from './unsaved.ts'
import { useCvStore } from './use-cv.ts'

export type SaveState =
  | { kind: 'idle' | 'waiting' | 'saving' | 'conflict' | 'nameless' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; text: string }

const PAUSE_MS = 600

/**
 * A CV that is being arranged. What is chosen is kept in this tab at once and saved after a pause, on the version it
 * builds on: if another device has saved in the meantime, the person says which one stays.
 */
export function useDraftCv(cv: Cv) {
  const t = useText()
  const store = useCvStore(cv.id)
  const [unsaved, setUnsaved] = useState<Unsaved | undefined>(() => readUnsaved(cv.id))
  const [restored] = useState(unsaved !== undefined)
  const [state, setState] = useState<SaveState>({ kind: unsaved ? 'waiting' : 'idle' })
  const latest = useRef(unsaved)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef(false)
  const draft = unsaved?.variant ?? variantOf(cv)

  function keep(next: Unsaved | undefined) {
    latest.current = next
    keepUnsaved(cv.id, next)
    setUnsaved(next)
  }

  async function save() {
    clearTimeout(timer.current)
    const mine = latest.current
    if (!mine || sending.current) return
    if (mine.variant.name.trim() === '') return setState({ kind: 'nameless' })
    sending.current = true
    setState({ kind: 'saving' })
    try {
      const answer = await call(saveCv, {
        params: { id: cv.id },
        body: mine.variant,
        autosave: true,
        ifMatch: `"${mine.base}"`,
      })
      store.write(answer)
      const later = latest.current
      if (later && later.variant !== mine.variant) {
        // What was chosen while this was under way builds on what has just been saved.
        keep({ variant: later.variant, base: answer.version })
        wait()
      } else {
        keep(undefined)
        setState({ kind: 'saved', at: new Date() })
      }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'platform.conflict') {
        await store.reload()
        setState({ kind: 'conflict' })
      } else setState({ kind: 'failed', text: errorText(error, t('general')) })
    } finally {
      sending.current = false
    }
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
    cv,
    draft,
    offered: offeredIn(draft, cv),
    state,
    restored,
    edit(change: (now: CvVariant) => CvVariant) {
      const base = latest.current?.base ?? store.read()?.version ?? cv.version
      keep({ variant: change(latest.current?.variant ?? draft), base })
      if (state.kind !== 'conflict') wait()
    },
    save,
    /** One's own instead of what the other device has saved. */
    insist() {
      const base = store.read()?.version ?? cv.version
      if (latest.current) keep({ ...latest.current, base })
      void save()
    },
    /** What the other device has saved instead of one's own. */
    yieldTo() {
      keep(undefined)
      setState({ kind: 'idle' })
    },
  }
}

export type DraftCv = ReturnType<typeof useDraftCv>
