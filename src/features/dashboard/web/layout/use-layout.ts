import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { getDashboard, type Dashboard } from '../../contract/dashboard.endpoints.ts'
import type { Layout } from '../../contract/layout.ts'
import { saveLayout, deleteLayout } from '../../contract/layout.endpoints.ts'

/** Changes the order at once and stores it on the server, one change after the other. */
export function useKeepLayout(failed: string) {
  const queries = useQueryClient()
  const show = (layout: Layout) =>
    queries.setQueriesData<Dashboard>(
      { queryKey: [getDashboard.path] },
      (data) => data && { ...data, layout },
    )
  const { mutate } = useMutation({
    scope: { id: 'dashboard-layout' },
    // Null is the initial order.
    mutationFn: async (layout: Layout | null) => {
      await (layout ? call(saveLayout, { body: layout }) : call(deleteLayout, {}))
    },
    onError() {
      toast({ title: failed, variant: 'destructive' })
      void queries.invalidateQueries({ queryKey: [getDashboard.path] })
    },
  })
  return (layout: Layout | null) => {
    show(layout ?? { cards: [], hidden: [] })
    mutate(layout)
  }
}
