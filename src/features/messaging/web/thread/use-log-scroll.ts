import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

type Log = RefObject<HTMLDivElement | null>

/** Pixels from the end within which the log follows new messages. */
const NEAR_END_PX = 120

/** Follows new messages at the end, and keeps the position of a member who reads further up. */
export function useEnd(
  log: Log,
  { count, isOpen, begin }: { count: number; isOpen: boolean; begin: number | undefined },
) {
  const [isAtEnd, setAtEnd] = useState(true)
  const follows = useRef(true)
  const first = useRef<HTMLLIElement>(null)
  const hasBegun = useRef(false)
  const toEnd = useCallback(() => {
    follows.current = true
    // After the new message is drawn.
    requestAnimationFrame(() => {
      if (log.current) log.current.scrollTop = log.current.scrollHeight
    })
  }, [log])
  useEffect(() => {
    const box = log.current
    if (!box) return
    function look() {
      if (!box) return
      follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX
      setAtEnd(follows.current)
    }
    box.addEventListener('scroll', look, { passive: true })
    return () => box.removeEventListener('scroll', look)
  }, [log])
  useLayoutEffect(() => {
    const box = log.current
    if (!isOpen || !box || count < 0) return
    if (!hasBegun.current) {
      hasBegun.current = true
      // The first message to read stands in the upper third, with earlier ones visible.
      if (first.current && begin !== undefined) {
        box.scrollTop = first.current.offsetTop - box.offsetTop - box.clientHeight / 3
        return
      }
    }
    if (follows.current) box.scrollTop = box.scrollHeight
  }, [log, count, isOpen, begin])
  return { isAtEnd, toEnd, first }
}

/** Keeps what the member reads in its place when earlier messages come in above it. */
export function useStablePlace(log: Log, first: number | undefined): void {
  const before = useRef({ first, height: 0 })
  useLayoutEffect(() => {
    const box = log.current
    if (!box) return
    const { first: earlier, height } = before.current
    if (first !== undefined && earlier !== undefined && first < earlier)
      box.scrollTop += box.scrollHeight - height
    before.current = { first, height: box.scrollHeight }
  })
}

/** Distance from the top in pixels at which the past is loaded. */
const PAST_PX = 400

/** Acts when the member scrolls near an element at the top of the log; its button stays for the keyboard and for a failure. */
export function useNearing(
  log: Log,
  past: RefObject<HTMLElement | null>,
  act: (() => Promise<void>) | undefined,
): void {
  const latest = useRef(act)
  useEffect(() => void (latest.current = act))
  const isActive = act !== undefined
  useEffect(() => {
    const box = log.current
    if (!box || !isActive) return
    let isBusy = false
    function look() {
      if (isBusy || !box || !past.current || box.scrollTop > PAST_PX) return
      isBusy = true
      void latest.current?.().finally(() => void (isBusy = false))
    }
    box.addEventListener('scroll', look, { passive: true })
    return () => box.removeEventListener('scroll', look)
  }, [log, past, isActive])
}
