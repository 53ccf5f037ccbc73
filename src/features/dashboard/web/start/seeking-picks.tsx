import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getSeeking, saveSeeking } from '#features/recommendations/contract/recommendations.endpoints.ts'
import { type Seeking, SEEKING } from '#features/recommendations/contract/seeking.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useStartText } from '../use-start-text.ts'

const KEY = endpointKey(getSeeking)

/** Edits what the member is looking for; each press is saved, one after the other. */
export function SeekingPicks({ onKept }: { onKept: () => void }) {
  const t = useStartText()
  const queries = useQueryClient()
  const { data } = useEndpoint(getSeeking, { refetchOnMount: 'always' })
  const seeking = data?.seeking ?? []
  const { mutate } = useMutation({
    scope: { id: 'seeking' },
    mutationFn: (choices: Seeking[]) => call(saveSeeking, { body: { seeking: choices } }),
    onSuccess: onKept,
    onError() {
      toast({ title: t('failed'), variant: 'destructive' })
      void queries.invalidateQueries({ queryKey: KEY })
    },
  })
  function toggle(one: Seeking) {
    const choices = SEEKING.filter((other) => (other === one) !== seeking.includes(other))
    queries.setQueryData<ResponseOf<typeof getSeeking>>(KEY, { seeking: choices })
    mutate(choices)
  }
  return (
    <div role="group" aria-labelledby="seeking-label">
      <p id="seeking-label" className="mb-2 text-sm font-ui">
        {t('seeking.label')}
      </p>
      <div className="flex flex-wrap gap-2">
        {SEEKING.map((one) => (
          <Pick key={one} pressed={seeking.includes(one)} onClick={() => data && toggle(one)}>
            {t(`seeking.${one}`)}
          </Pick>
        ))}
      </div>
    </div>
  )
}
