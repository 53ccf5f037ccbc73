import { useEffectEvent, useLayoutEffect } from 'react'

/** Fields in which letters are typed. */
const WRITING = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true]'

/** Calls `press` for each key on the screen, wherever the focus is. */
export function useScreenKeys(press: (event: KeyboardEvent) => void): void {
  const latest = useEffectEvent(press)
  // In the layout phase, because a quick user presses again at once.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => latest(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Returns whether a key is a letter of a text, and no command. */
export function isWriting({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(WRITING) !== null
}

/** Returns whether a key may be a command of the screen: alone, in no text, and with no dialog or menu open over it. */
export function isCommand(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || isWriting(event)) return false
  return document.querySelector('dialog[open], [popover]:popover-open') === null
}
