import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { getOrganisation, listOwnOrganisations } from '../../contract/organisation.endpoints.ts'
import { listPeople } from '../../contract/people.endpoints.ts'
import { useText } from '../use-text.ts'

/** Does something to the people of an organisation and says how it went; the lists follow. */
export function usePeopleAct({ id }: { id: string }) {
  const t = useText()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  async function act(work: () => Promise<unknown>, done: string): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    try {
      await work()
      toast({ title: done })
      return true
    } catch (error) {
      toast({ title: errorText(error, t('general')), variant: 'destructive' })
      return false
    } finally {
      setBusy(false)
      void queries.invalidateQueries({ queryKey: endpointKey(listPeople, { params: { id } }) })
      void queries.invalidateQueries({ queryKey: endpointKey(getOrganisation) })
      void queries.invalidateQueries({ queryKey: endpointKey(listOwnOrganisations) })
    }
  }
  return { busy, act }
}
