import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type EditedListItem,
  listEditedBlocks,
  listRevisions,
  restoreBlock,
} from '#features/content/contract/blocks.endpoints.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useContentText } from './use-content-text.ts'

/** Restores an earlier version; rejected if somebody has published since the list was loaded. */
export function useRestore({ block, current }: { block: EditedListItem; current: number }) {
  const t = useContentText()
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (revision: number) =>
      call(restoreBlock, {
        params: { id: block.id },
        body: { locale: block.locale, revision, expected: current },
      }),
    onSuccess: () => toast({ title: t('history.restored'), description: t('history.restoredText') }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('history.failed'),
        description: errorText(error, t('history.noAnswer')),
      }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({
          queryKey: endpointKey(listRevisions, { params: { id: block.id }, query: { locale: block.locale } }),
        }),
        queries.invalidateQueries({ queryKey: endpointKey(listEditedBlocks) }),
      ]),
  })
  return {
    restore: (revision: number) => !isPending && mutate(revision),
    restoring: isPending ? variables : undefined,
  }
}
