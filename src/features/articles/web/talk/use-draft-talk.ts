import { useState } from 'react'
import { useLocation } from 'react-router'
import { type NewThread, useThreads } from '#features/discussions/web/index.ts'
import { useMemberId } from '#platform/web/session/session-provider.tsx'
import { DRAFT } from '../../contract/talk/draft-places.ts'

/** A comment before it is sent: about words, or about the whole draft. */
type Beginning = Pick<NewThread, 'place' | 'anchor' | 'quote'>
type View = { chosen?: string; beginning?: Beginning }

/** What the author and the editors say to each other about a draft, and what of it is in view. */
export function useDraftTalk(id: string) {
  const threads = useThreads({ kind: DRAFT, id, member: useMemberId() })
  const { hash } = useLocation()
  const [view, show] = useState<View | undefined>(hash === '#talk' ? {} : undefined)
  /** Before it is handed in there is nothing to say and nobody to say it to. */
  const isThere = threads.isOpen || threads.items.length > 0
  return { threads, isThere, shown: isThere ? view : undefined, show }
}

export type DraftTalk = ReturnType<typeof useDraftTalk>
