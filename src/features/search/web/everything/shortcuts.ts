export type Opened = 'search' | 'keys'

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'isComposing' | 'target'
>

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'

/**
 * Returns what a key opens: plain characters only where nobody types them, Ctrl-K or ⌘-K wherever no editor has taken it
 * for a link.
 */
export function openedBy(pressed: Pressed): Opened | undefined {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing, target } = pressed
  // One dialog at a time: an open one keeps its keys.
  if (defaultPrevented || isComposing || altKey || document.querySelector('dialog[open]')) return undefined
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'search' : undefined
  if (target instanceof Element && target.closest(FIELDS)) return undefined
  return ({ '/': 'search', '?': 'keys' } as const)[key]
}

/** Returns the name of the search shortcut on this computer. */
export function commandKey(): string {
  return /Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'
}
