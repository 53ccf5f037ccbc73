/** Does something once the browser has nothing better to do, unless it is called off before. */
export function whenIdle(act: () => void): () => void {
  // Not in every browser.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 1000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(act, { timeout: 3000 })
  return () => cancelIdleCallback(idle)
}
