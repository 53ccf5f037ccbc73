import { useEffect, useState } from 'react'
import type { CastVote } from '../contract/votes.endpoints.ts'

const KEY = 'votes'

/** Returns the vote cast on this device, with its receipt: nobody else can link the two. */
export function useOwnVote(slug: string) {
  const [own, setOwn] = useState<CastVote>()
  useEffect(() => setOwn(read()[slug]), [slug])
  function keep(cast: CastVote) {
    setOwn(cast)
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...read(), [slug]: cast }))
    } catch {
      // On a device that stores nothing the page shows the receipt, to be written down.
    }
  }
  return { own, keep }
}

function read(): Record<string, CastVote> {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    // Entries on the device may come from anyone, so they are checked.
    return Object.fromEntries(Object.entries(entries ?? {}).filter(([, one]) => isCast(one)))
  } catch {
    return {}
  }
}

function isCast(one: unknown): one is CastVote {
  const { receipt, option, castAt } = (one ?? {}) as Partial<CastVote>
  return (
    [receipt, option].every((text) => typeof text === 'string') && !Number.isNaN(Date.parse(castAt ?? ''))
  )
}
