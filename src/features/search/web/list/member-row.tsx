import { useEffect, useRef } from 'react'
import { MarkActions, DismissedRow, useMark } from '#features/opportunities/web/index.ts'
import type { Found } from '../../contract/search.endpoints.ts'
import { OpportunityRow } from './opportunity-row.tsx'

/** A found opportunity that a member may keep or put away; what is put away is one line, with the way back. */
export function MemberRow({ found }: { found: Found }) {
  const { dismissed } = useMark(found.id)
  const row = useRef<HTMLLIElement>(null)
  const acted = useRef(false)
  const act = () => {
    acted.current = true
  }
  useEffect(() => {
    // What had the focus is gone: the way back has it, or the title that is back.
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
  return <OpportunityRow ref={row} found={found} actions={<MarkActions card={found} onDismiss={act} />} />
}
