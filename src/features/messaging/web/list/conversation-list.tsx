import { useState } from 'react'
import type { OutboxEntry } from '#features/offline/web/index.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { FOLDERS, type Folder, listConversations } from '../../contract/conversation.endpoints.ts'
import { useText } from '../use-text.ts'
import { ConversationRow } from './conversation-row.tsx'

type Props = { member: string; chosen: string | undefined; unsent: readonly OutboxEntry[] }

export function ConversationList({ member, chosen, unsent }: Props) {
  const t = useText()
  const [folder, setFolder] = useState<Folder>('inbox')
  const list = useEndpointPages(listConversations, { query: { folder }, refetchOnMount: 'always' })
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const { unread = 0, requests = 0 } = list.data?.pages[0] ?? {}
  const counts: Partial<Record<Folder, number>> = { inbox: unread, requests }
  return (
    <>
      <header className="px-gutter pt-5 pb-2 lg:px-4">
        <h1 className="text-2xl">{t('title')}</h1>
      </header>
      <div className="strip flex gap-2 px-gutter pb-3 lg:px-4">
        {FOLDERS.map((each) => (
          <Pick key={each} pressed={each === folder} onClick={() => setFolder(each)}>
            {t(`list.folders.${each}`)}
            {Boolean(counts[each]) && <span className="font-strong text-river-ink">{counts[each]}</span>}
          </Pick>
        ))}
      </div>
      {list.isSuccess && items.length === 0 && (
        <EmptyState title={t(`list.empty.${folder}`)} text={t(`list.empty.${folder}Text`)} />
      )}
      <ul>
        {items.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            member={member}
            isChosen={conversation.id === chosen}
            waiting={unsent.filter(({ lane }) => lane === conversation.id).length}
          />
        ))}
      </ul>
      <ListFoot list={list} className="px-gutter py-4 lg:px-4" />
    </>
  )
}
