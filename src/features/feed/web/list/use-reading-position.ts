import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { keepPosition, returnPosition } from './reading-position.ts'

const PAUSE_MS = 120
/** A reader who was further down than this begins at the top. */
const POSTS_MAX = 200
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

type List = {
  /** The posts that stand there. */
  count: number
  /** Asks for the next page; nothing while one is on its way, or there is none. */
  more?: (() => unknown) | undefined
}

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

/** How a list that comes in pages goes on. */
export function moreOf({ hasNextPage, isFetchingNextPage, fetchNextPage }: Pages): List['more'] {
  return hasNextPage && !isFetchingNextPage ? fetchNextPage : undefined
}

/** Keeps where the reader is among the posts, and returns there when they come back, also after a reload. */
export function useReadingPosition({ count, more }: List): void {
  const { key: entry } = useLocation()
  const isPop = useNavigationType() === 'POP'
  const [position] = useState(() => returnPosition({ entry, isPop }))
  const sought = useRef(position)
  const look = useEffectEvent(() => {
    if (!sought.current) return
    const card = document.getElementById(`post-${sought.current.post}`)?.closest('article')
    if (card) {
      scrollBy({ top: card.getBoundingClientRect().top - sought.current.top, behavior: 'instant' })
      sought.current = undefined
    } else if (count < POSTS_MAX) more?.()
  })
  const canGoOn = more !== undefined
  useEffect(() => {
    if (count > 0) look()
  }, [count, canGoOn])
  useEffect(() => {
    // Whoever moves by themselves is left where they are.
    const leave = () => {
      sought.current = undefined
    }
    for (const event of HANDS) addEventListener(event, leave, { passive: true })
    return () => {
      for (const event of HANDS) removeEventListener(event, leave)
    }
  }, [])
  const keep = useEffectEvent(() => {
    const top = !sought.current && topPost()
    if (top) keepPosition({ entry, ...top })
  })
  // It ends with the list itself: the next page begins at its own top, which is no place in this one.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        keep()
      }, PAUSE_MS)
    }
    const now = () => keep()
    addEventListener('scroll', later, { passive: true })
    addEventListener('pagehide', now)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', later)
      removeEventListener('pagehide', now)
    }
  }, [])
}

/** The first post that is not wholly above the window. */
function topPost(): { post: string; top: number } | undefined {
  for (const card of document.querySelectorAll('article[aria-labelledby^="post-"]')) {
    const { top, bottom } = card.getBoundingClientRect()
    const post = card.getAttribute('aria-labelledby')?.slice('post-'.length)
    if (bottom > 0 && post) return { post, top }
  }
  return undefined
}
