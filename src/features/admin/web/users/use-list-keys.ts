import { isCommand, useScreenKeys } from '#platform/web/shell/screen-keys.ts'

type Keys = { after(): void; before(): void; close(): void; pick(): void }

const LETTERS: Readonly<Record<string, keyof Keys>> = { j: 'after', k: 'before', x: 'pick', escape: 'close' }
/** Arrows scroll the page, except where a row has the focus. */
const ARROWS: Readonly<Record<string, keyof Keys>> = { arrowdown: 'after', arrowup: 'before' }

/** Listens to the keys of the list while it is what somebody works in. */
export function useListKeys(isActive: () => boolean, keys: Keys): void {
  useScreenKeys((event) => {
    if (!isCommand(event) || !isActive()) return
    const key = event.key.toLowerCase()
    const isInRow = event.target instanceof Element && event.target.closest('[data-user]') !== null
    const act = LETTERS[key] ?? (isInRow ? ARROWS[key] : undefined)
    if (!act) return
    event.preventDefault()
    keys[act]()
  })
}
