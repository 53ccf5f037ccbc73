/** The longest time between the two clicks of a double click. */
const DOUBLE_MS = 600

/**
 * Takes the second click of a double click away from what lay below a layer that the first click has closed: on a phone
 * that is often the navigation.
 */
export function swallowSecondClick(): void {
  function swallow(event: MouseEvent) {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('click', swallow, { capture: true, signal: AbortSignal.timeout(DOUBLE_MS) })
}
