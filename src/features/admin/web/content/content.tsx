import { useState } from 'react'
import { type EditedListItem, listEditedBlocks } from '#features/content/contract/blocks.endpoints.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { useContentText } from './use-content-text.ts'
import { EditedTable } from './edited-table.tsx'
import { HistorySheet } from './history-sheet.tsx'

/** Lists edited texts of all pages with their earlier versions. */
export function Content({ globalAdmin }: { globalAdmin: boolean }) {
  const t = useContentText()
  const [olderOnly, setOlderOnly] = useState(false)
  const [opened, setOpened] = useState<EditedListItem>()
  const list = useEndpointPages(listEditedBlocks, {
    query: { ...(olderOnly && { olderOnly: 'true' as const }) },
    staleTime: 0,
  })
  const blocks = list.data?.pages.flatMap((page) => page.blocks) ?? []
  const none = list.isSuccess && blocks.length === 0
  return (
    <>
      <p className="mb-3 text-sm text-ink-2">{t('content.intro')}</p>
      {(olderOnly || blocks.length > 0) && (
        <Pick pressed={olderOnly} onClick={() => setOlderOnly(!olderOnly)} className="mb-3">
          {t('content.olderOnly')}
        </Pick>
      )}
      {blocks.length > 0 && <EditedTable blocks={blocks} onOpen={setOpened} />}
      {none && olderOnly && (
        <EmptyState
          title={t('content.noneOlder')}
          text={t('content.noneOlderText')}
          action={
            <Button small onClick={() => setOlderOnly(false)}>
              {t('content.showAll')}
            </Button>
          }
        />
      )}
      {none && !olderOnly && (
        <EmptyState
          title={t('content.none')}
          text={t('content.noneText')}
          action={
            <ButtonLink small reloadDocument to="/?admin_edit=true">
              {t('content.start')}
            </ButtonLink>
          }
        />
      )}
      <ListFoot list={list} />
      {opened && (
        <HistorySheet block={opened} globalAdmin={globalAdmin} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
