/** Something that stands over the page, or a step in it, from which the way back leads to the page itself. */
type Step = { id: number; back: () => void }
/** Of the Navigation API, which some browsers do not have. */
type EntryChange = Event & { navigationType?: string | null }
/** `spare`: what stood above the page has closed, and its entry waits for the next. */
type Entry = { step?: number; idx?: number; spare?: boolean } | null

/**
 * On a phone people press Back to close what is open. What is open adds an entry to the history of the browser, with the
 * address and the state of the page below it; the router never hears of the way between the two. What closes in another way
 * leaves its entry to whatever opens next: going back at that moment would undo the page to which somebody is on the way. Back
 * passes over an entry that nothing uses.
 */
export class BackSteps {
  #open: readonly Step[] = []
  #last = 0
  /** The place of the router's entry on which somebody is, which the steps above it share. */
  #place: number | undefined
  #due = false

  enter(back: () => void): () => void {
    const step = { id: ++this.#last, back }
    this.#open = [...this.#open, step]
    this.#settleSoon()
    return () => {
      this.#open = this.#open.filter((one) => one !== step)
      this.#settleSoon()
    }
  }

  /** A page of the router is drawn. */
  arrive(): void {
    // By now somebody may have gone on, so this is for browsers that say nothing better.
    if (!navigationApi()) this.#place = entryNow()?.idx
    this.#settleSoon()
  }

  listen(): () => void {
    // Numbers that a page before a reload gave are not given again.
    this.#last = Math.max(this.#last, entryNow()?.step ?? 0)
    this.#place = entryNow()?.idx
    const heard = (event: PopStateEvent) => this.#popped(event)
    // An entry is there before its page is drawn, and Back may come between the two.
    const left = (event: Event) => {
      if ((event as EntryChange).navigationType === 'push') this.#place = entryNow()?.idx
    }
    // In the way down, so that it comes before the router.
    addEventListener('popstate', heard, { capture: true })
    navigationApi()?.addEventListener('currententrychange', left)
    return () => {
      removeEventListener('popstate', heard, { capture: true })
      navigationApi()?.removeEventListener('currententrychange', left)
    }
  }

  #popped(event: PopStateEvent): void {
    const { step = 0, idx } = (event.state ?? {}) as NonNullable<Entry>
    const isSame = idx !== undefined && idx === this.#place
    this.#place = idx
    if (!isSame) return
    event.stopImmediatePropagation()
    const top = this.#open.at(-1)
    if (!top) history.back()
    else if (step < top.id) top.back()
    this.#settleSoon()
  }

  /** Later, because what closes one thing often opens another or leaves the page. */
  #settleSoon(): void {
    if (this.#due) return
    this.#due = true
    setTimeout(() => {
      this.#due = false
      this.#settle()
    })
  }

  #settle(): void {
    const entry = entryNow()
    const own = entry?.step ?? 0
    const top = this.#open.at(-1)?.id ?? 0
    if (own === top) return
    const isUnused = entry?.spare === true || (own > 0 && !this.#open.some(({ id }) => id === own))
    if (own > top || isUnused) history.replaceState({ ...entry, step: top, spare: top === 0 }, '')
    else history.pushState({ ...entry, step: top, spare: false }, '')
  }
}

function navigationApi(): EventTarget | undefined {
  return (globalThis as { navigation?: EventTarget }).navigation
}

function entryNow(): Entry {
  return history.state as Entry
}

export const backSteps = new BackSteps()
