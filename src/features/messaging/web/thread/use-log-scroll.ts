import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

type Log = RefObject<HTMLDivElement | null>

/** Pixels from the end within which the log follows new messages. */
const NEAR_END_PX = 120

/** Follows new messages at the end, and keeps the position of a member who reads further up. */
export function useEnd(
  log: Log,
  {
    count,
    isOpen,
    hasLater,
    begin,
  }: { count: number; isOpen: boolean; hasLater: boolean; begin: number | undefined },
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
      // The end of what is loaded is not the end of the conversation.
      follows.current = !hasLater && distanceTo.end(box) < NEAR_END_PX
      setAtEnd(follows.current)
    }
    look()
    box.addEventListener('scroll', look, { passive: true })
    return () => box.removeEventListener('scroll', look)
  }, [log, hasLater])
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

/** Keeps the message that the member reads in its place when messages above it come or go; call the result just before. */
export function useStablePlace(log: Log): () => void {
  const anchor = useRef<{ seq: string; top: number }>(undefined)
  useLayoutEffect(() => {
    const box = log.current
    const { seq, top } = anchor.current ?? {}
    anchor.current = undefined
    const message = seq && box?.querySelector<HTMLElement>(`[data-seq="${seq}"]`)
    if (box && message && top !== undefined) box.scrollTop += message.offsetTop - top
  })
  return useCallback(() => {
    const box = log.current
    const messages = [...(box?.querySelectorAll<HTMLElement>('[data-seq]') ?? [])]
    const message = messages.find((each) => each.offsetTop - box!.offsetTop >= box!.scrollTop)
    if (message) anchor.current = { seq: message.dataset.seq!, top: message.offsetTop }
  }, [log])
}

/** Distance from either end of what is loaded, in pixels, at which more is loaded. */
const NEAR_EDGE_PX = 400

const distanceTo = {
  start: (box: HTMLElement) => box.scrollTop,
  end: (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight,
}

/** Acts when the member scrolls near one end of what is loaded; its button stays for the keyboard and for a failure. */
export function useNearing(log: Log, end: 'start' | 'end', act: (() => Promise<void>) | undefined): void {
  const latest = useRef(act)
  useEffect(() => void (latest.current = act))
  const isActive = act !== undefined
  useEffect(() => {
    const box = log.current
    if (!box || !isActive) return
    let isBusy = false
    function look() {
      if (isBusy || !box || distanceTo[end](box) > NEAR_EDGE_PX) return
      isBusy = true
      void latest.current?.().finally(() => void (isBusy = false))
    }
    box.addEventListener('scroll', look, { passive: true })
    return () => box.removeEventListener('scroll', look)
  }, [log, end, isActive])
}
