const parts = '.far > section'

/** Lays out what a long page left out of sight, a part at a time, so that nobody who scrolls or types meanwhile waits for it. */
export function layOutDeferredSections(): void {
  const soon = globalThis.requestIdleCallback ?? setTimeout
  const show = ([part, ...others]: HTMLElement[]) => {
    if (!part) return
    soon(() => {
      part.style.contentVisibility = 'visible'
      show(others)
    })
  }
  show([...document.querySelectorAll<HTMLElement>(parts)])
}
