import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { listApplicants } from '../../contract/hiring.endpoints.ts'
import type { Decision } from '../../contract/statuses.ts'
import type { Addressee } from '../hiring/one-language.tsx'

const DecisionDialog = lazyPart(async () => (await import('../hiring/decision-dialog.tsx')).DecisionDialog)

/** Applications with the versions that were read, and the status that is proposed first. */
export type Deciding = { applications: readonly Addressee[]; begin?: Decision }

type Props = {
  opportunity: string
  organisation: string
  deciding: Deciding | undefined
  onChange: (next: Deciding | undefined) => void
  onDone: (deciding: Deciding, status: Decision) => void
}

/** The decision on what the list or the board has chosen; where somebody was quicker, it goes on with their versions. */
export function DeskDecision({ opportunity, organisation, deciding, onChange, onDone }: Props) {
  const queries = useQueryClient()
  return (
    <Suspense>
      {deciding && (
        <DecisionDialog
          opportunity={opportunity}
          organisation={organisation}
          {...deciding}
          onClose={() => onChange(undefined)}
          onConflict={(fresh) => {
            const applications = deciding.applications.map((one) => ({
              ...one,
              ...fresh.find(({ id }) => id === one.id),
            }))
            onChange({ ...deciding, applications })
            void queries.invalidateQueries({ queryKey: endpointKey(listApplicants) })
          }}
          onDone={(status) => {
            onChange(undefined)
            onDone(deciding, status)
          }}
        />
      )}
    </Suspense>
  )
}
