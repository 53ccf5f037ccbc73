import { useEffect, useRef } from 'react'
import { AppliedMark, MarkActions, DismissedRow, useMark } from '#features/opportunities/web/index.ts'
import type { DescribedMatch } from '#features/recommendations/contract/recommendations.endpoints.ts'
import { MatchArch, ReasonList } from '#features/recommendations/web/index.ts'
import type { SearchResult } from '../../contract/search.endpoints.ts'
import { OpportunityRow } from './opportunity-row.tsx'

/** Reasons that the facts of the row show already. */
const IN_FACTS = ['near', 'remote', 'deadline', 'firstJob'] as const

type Props = {
  found: SearchResult
  match: DescribedMatch | undefined
  /** Its match is still loading. */
  isPending: boolean
}

/**
 * A result with the member's match, which they may save or dismiss; a dismissed one is a single line with an undo button.
 */
export function MemberRow({ found, match, isPending }: Props) {
  const { dismissed, applied } = useMark(found.id)
  const row = useRef<HTMLLIElement>(null)
  const acted = useRef(false)
  const act = () => {
    acted.current = true
  }
  useEffect(() => {
    // The focused element is gone, so the undo button gets the focus, or the title once it is back.
    if (acted.current) row.current?.querySelector<HTMLElement>('a, button')?.focus()
    acted.current = false
  }, [dismissed])
  if (dismissed) {
    return (
      <li ref={row} className="border-b border-line">
        <DismissedRow card={found} onDismiss={act} />
      </li>
    )
  }
  return (
    <OpportunityRow
      ref={row}
      found={found}
      kilometres={match?.kilometres ?? null}
      aside={match?.reach ? <MatchArch reach={match.reach} /> : isPending && <span className="h-8 w-16" />}
      reasons={applied ? <AppliedMark /> : match && <ReasonList reasons={match.reasons} without={IN_FACTS} />}
      actions={<MarkActions card={found} onDismiss={act} />}
    />
  )
}
