import { useEffect, useState } from 'react'
import { draftPlace } from '#platform/web/forms/device-drafts.ts'
import { useMemberId } from '#platform/web/session/session-provider.tsx'
import { searchHits } from '../../contract/everything.endpoints.ts'
import type { Hit } from './use-hits.ts'

const MAX_RECENT = 5
const NAME = 'search/recent'

/** Returns the results that this member opened last, stored on this device until they sign out. */
export function useRecent() {
  const member = useMemberId()
  const [recent, setRecent] = useState<readonly Hit[]>([])
  useEffect(() => {
    let left = false
    // A device that stores nothing has nothing to show.
    draftPlace(member, NAME)
      .read()
      .then((draft) => {
        const read = searchHits.safeParse(draft?.value)
        if (!left && read.success) setRecent(read.data)
      })
      .catch(() => undefined)
    return () => {
      left = true
    }
  }, [member])
  function remember(hit: Hit) {
    const value = [hit, ...recent.filter(({ path }) => path !== hit.path)].slice(0, MAX_RECENT)
    void draftPlace(member, NAME)
      .keep({ value, version: '1', mark: NAME })
      .catch(() => undefined)
  }
  function forget() {
    setRecent([])
    void draftPlace(member, NAME)
      .drop(NAME)
      .catch(() => undefined)
  }
  return { recent, remember, forget }
}
