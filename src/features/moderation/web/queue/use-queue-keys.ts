import { isWriting, useScreenKeys } from '#platform/web/shell/screen-keys.ts'
import type { CaseRow } from '../../contract/queue.endpoints.ts'

const FORM = '[data-decision]'

type Keys = { rows: readonly CaseRow[]; opened: string | undefined; onOpen: (id: string) => void }

/**
 * Keys of the queue: `j` and `k` move between cases, digits choose the decision, `r` moves to the reason, and Control with
 * Enter sends from anywhere in the form. Letters in fields stay letters, and a dialog keeps its keys.
 */
export function useQueueKeys({ rows, opened, onOpen }: Keys): void {
  useScreenKeys((event) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event
    if (defaultPrevented || isComposing || altKey) return
    const form = document.querySelector<HTMLFormElement>(FORM)
    const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null
    if (ctrlKey || metaKey) {
      if (key !== 'Enter' || !form || !isIn(FORM)) return
      event.preventDefault()
      return form.requestSubmit()
    }
    const dialog = document.querySelector('dialog[open]')
    if (isWriting(event) || (dialog && !dialog.contains(form))) return
    const letter = key.toLowerCase()
    if (!dialog && (letter === 'j' || letter === 'k')) {
      const at = rows.findIndex(({ id }) => id === opened)
      const next = at < 0 ? rows[0] : rows[at + (letter === 'j' ? 1 : -1)]
      if (next) onOpen(next.id)
      return
    }
    if (!form) return
    if (letter === 'r') {
      event.preventDefault()
      return form.querySelector('textarea')?.focus()
    }
    const choice = form.querySelectorAll<HTMLInputElement>('input[name=choice]')[Number(key) - 1]
    choice?.focus()
    choice?.click()
  })
}
