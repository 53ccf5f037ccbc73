import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getOwnProfile, saveSection } from '#features/profiles/contract/profile.endpoints.ts'
import { MunicipalityField } from '#features/profiles/web/index.ts'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useStartText } from '../use-start-text.ts'

/** Edits the member's municipality, which the profile stores as soon as it is chosen. */
export function HomeField({ onKept }: { onKept: () => void }) {
  const t = useStartText()
  const queries = useQueryClient()
  const { data, refetch } = useEndpoint(getOwnProfile, { refetchOnMount: 'always' })
  const save = useMutation({
    scope: { id: 'home' },
    async mutationFn(municipality: MunicipalityId | null) {
      // Starts from the latest saved section, so that concurrent edits of another device stay.
      const { content, version } = (await refetch({ throwOnError: true })).data!.sections.intro
      return call(saveSection.intro, { body: { ...content, municipality }, ifMatch: version })
    },
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: endpointKey(getOwnProfile) })
      onKept()
    },
    onError: (error) => toast({ title: errorText(error, t('failed')), variant: 'destructive' }),
  })
  const home = data?.sections.intro.content.municipality ?? null
  return (
    <MunicipalityField
      value={save.isPending ? save.variables : home}
      onChange={(municipality) => municipality !== home && save.mutate(municipality)}
    />
  )
}
