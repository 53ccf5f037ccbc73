import { useRef, useState } from 'react'
import { errorText, isConflict } from '#platform/web/api/api-error.ts'
import { applied, type Change, type Part, savePart } from './save-part.ts'
import { useSettingsStore } from './use-settings.ts'
import { useText } from './use-text.ts'

export type ChoiceState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; text: string; again: () => void }
  | { kind: 'conflict'; again: () => void }

/** Shows choices at once and saves them one after the other, each based on the version that the one before left. */
export function useChoices<P extends Part>(part: P, onSaved?: (change: Change<P>) => void) {
  const t = useText()
  const store = useSettingsStore()
  const [state, setState] = useState<ChoiceState>({ kind: 'idle' })
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)

  async function send(change: Change<P>) {
    try {
      const version = store.read()?.[part].version
      const answer = await savePart({ part, change, version, autosave: true })
      waiting.current -= 1
      // A later choice shows already, and this response does not include it.
      store.update(part, (now) => (waiting.current === 0 ? answer : { ...now, version: answer.version }))
      if (waiting.current === 0) setState({ kind: 'saved', at: new Date() })
      onSaved?.(change)
    } catch (error) {
      waiting.current -= 1
      const again = () => save(change)
      if (isConflict(error)) {
        await store.reload()
        setState({ kind: 'conflict', again })
      } else setState({ kind: 'failed', text: errorText(error, t('general')), again })
    }
  }

  function save(change: Change<P>) {
    waiting.current += 1
    setState({ kind: 'saving' })
    store.update(part, (now) => applied({ now, change }))
    queue.current = queue.current.then(() => send(change))
  }
  return { state, save }
}
