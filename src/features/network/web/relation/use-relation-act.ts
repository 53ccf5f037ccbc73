import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useRelationText } from '../use-relation-text.ts'

/** Every list and every relation may be another one afterwards. */
const TOUCHED = ['/api/network', '/api/profiles', '/api/recommendations/people', '/api/dashboard/people']

/** Does something with a relation, says that it is done or was not, and lets every list that shows it ask again. */
export function useRelationAct() {
  const t = useRelationText()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  async function act<T>(change: () => Promise<T>, said: (answer: T) => Parameters<typeof toast>[0]) {
    if (busy) return undefined
    setBusy(true)
    try {
      const answer = await change()
      toast(said(answer))
      return { answer }
    } catch (error) {
      toast({ title: errorText(error, t('failed')), variant: 'destructive' })
      return undefined
    } finally {
      setBusy(false)
      await queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => TOUCHED.some((touched) => String(path).startsWith(touched)),
      })
    }
  }
  return { busy, act }
}
