import { SquarePen } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { OutboxEntry } from '#features/offline/web/index.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import type { AboutRef } from '../../contract/about.ts'
import { FOLDERS, type Folder, listConversations } from '../../contract/conversation.endpoints.ts'
import { MessageSearch } from '../search/message-search.tsx'
import { useText } from '../use-text.ts'
import { ConversationRow } from './conversation-row.tsx'
import { useWithOpen } from './use-with-open.ts'
import { walk } from './walk.ts'

const NewConversationDialog = lazyPart(
  async () => (await import('../people/new-conversation-dialog.tsx')).NewConversationDialog,
)

type Props = {
  member: string
  chosen: string | undefined
  about: AboutRef | undefined
  unsent: readonly OutboxEntry[]
}

export function ConversationList({ member, chosen, about, unsent }: Props) {
  const t = useText()
  const [folder, setFolder] = useState<Folder>('inbox')
  const [isBeginning, setBeginning] = useState(about !== undefined)
  const list = useEndpointPages(listConversations, { query: { folder }, refetchOnMount: 'always' })
  const items = useWithOpen(list.data?.pages.flatMap((page) => page.items) ?? [], { folder, chosen })
  const { unread = 0, requests = 0 } = list.data?.pages[0] ?? {}
  const counts: Partial<Record<Folder, number>> = { inbox: unread, requests }
  return (
    <>
      <header className="flex items-center justify-between gap-3 px-gutter pt-5 pb-2 lg:px-4">
        <h1 className="text-2xl">{t('title')}</h1>
        <IconButton
          icon={<SquarePen />}
          label={t('list.start')}
          onPointerEnter={NewConversationDialog.preload}
          onClick={() => setBeginning(true)}
        />
      </header>
      <MessageSearch>
        {/* All of them in sight on the narrowest phone; none hides behind a scroll. */}
        <div className="flex flex-wrap gap-1 px-gutter pb-3 lg:px-4">
          {FOLDERS.map((each) => (
            <Pick
              key={each}
              pressed={each === folder}
              className="gap-1! px-2!"
              onClick={() => setFolder(each)}
            >
              {t(`list.folders.${each}`)}
              {Boolean(counts[each]) && <span className="font-strong text-river-ink">{counts[each]}</span>}
            </Pick>
          ))}
        </div>
        {list.isSuccess && items.length === 0 && (
          <EmptyState
            drawing="messages"
            title={t(`list.empty.${folder}`)}
            text={t(`list.empty.${folder}Text`)}
          />
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys move between the links in it. */}
        <ul onKeyDown={walk}>
          {items.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              member={member}
              isChosen={conversation.id === chosen}
              unsent={unsent.filter(({ lane }) => lane === conversation.id)}
            />
          ))}
        </ul>
        <ListFoot list={list} className="px-gutter py-4 lg:px-4" />
      </MessageSearch>
      {isBeginning && (
        <Suspense>
          <NewConversationDialog about={about} onClose={() => setBeginning(false)} />
        </Suspense>
      )}
    </>
  )
}
