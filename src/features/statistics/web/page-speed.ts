import { PAGE_SPEED_PATH, pageNameOf } from '../contract/page-names.ts'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Press = PerformanceEntry & { interactionId: number }

/** The shortest duration that browsers report for an event. */
const SHORTEST_MS = 16
const PHONE = '(max-width: 47.99em)'
/** Layout shifts belong to one window while they are at most a second apart and five seconds from the first. */
const PAUSE_MS = 1000
const WINDOW_MS = 5000

/**
 * Measures how fast this page loads (LCP, INP, CLS, TTFB) and sends the figures once, without cookies: when the reader hides
 * the page or opens another one within the application. The browser buffers earlier entries, so this may start late.
 */
export function startPageSpeed(): void {
  const { pathname } = location
  const page = pageNameOf(pathname)
  const hidden = performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden')
  // The browser draws a background tab only when the reader switches to it, so its times say nothing about the page.
  if (!page || hidden || document.visibilityState === 'hidden' || typeof PerformanceObserver === 'undefined')
    return
  const figures = { lcp: undefined as number | undefined, cls: 0 }
  const presses = new Map<number, number>()
  const shifts = { sum: 0, first: 0, last: 0 }
  const observers = [
    observe('largest-contentful-paint', ({ startTime }) => (figures.lcp = startTime)),
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput, startTime } = entry as Shift
      if (hadRecentInput) return
      const goesOn = startTime - shifts.last < PAUSE_MS && startTime - shifts.first < WINDOW_MS
      if (!goesOn) Object.assign(shifts, { sum: 0, first: startTime })
      shifts.sum += value
      shifts.last = startTime
      figures.cls = Math.max(figures.cls, shifts.sum)
    }),
    observe('event', (entry) => {
      const { interactionId, duration } = entry as Press
      if (interactionId) presses.set(interactionId, Math.max(presses.get(interactionId) ?? 0, duration))
    }),
  ]
  const isOver = () => location.pathname !== pathname

  function observe(type: string, take: (entry: PerformanceEntry) => void) {
    const takeAll = (entries: PerformanceEntryList) => {
      if (isOver()) send()
      else entries.forEach(take)
    }
    const observer = new PerformanceObserver((list) => takeAll(list.getEntries()))
    if (PerformanceObserver.supportedEntryTypes.includes(type))
      observer.observe({ type, buffered: true, durationThreshold: SHORTEST_MS } as PerformanceObserverInit)
    return { stop: () => observer.disconnect(), finish: () => takeAll(observer.takeRecords()) }
  }

  let isSent = false
  function send() {
    if (isSent) return
    isSent = true
    observers.forEach(({ stop }) => stop())
    removeEventListener('visibilitychange', onHidden, true)
    // INP ignores the slowest of every fifty interactions.
    const slowest = [...presses.values()].sort((one, other) => other - one)
    const inp = slowest[Math.floor(slowest.length / 50)]
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const device = matchMedia(PHONE).matches ? 'phone' : 'desktop'
    const ttfb = navigation?.responseStart
    void fetch(PAGE_SPEED_PATH, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      // The path may name a person or a thing.
      referrerPolicy: 'origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page, device, ...figures, inp, ttfb }),
    }).catch(() => undefined)
  }

  function onHidden() {
    if (document.visibilityState !== 'hidden') return
    observers.forEach(({ finish }) => finish())
    send()
  }
  addEventListener('visibilitychange', onHidden, true)
}
