import { useQueryClient } from '@tanstack/react-query'
import { BookmarkX } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { readableLists } from '#features/offline/contract/readable-lists.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { useReadable } from '#platform/web/offline/use-readable.ts'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import type { Card } from '../../contract/card.ts'
import { listSaved, saveOpportunity } from '../../contract/member.endpoints.ts'
import { AppliedMark } from '../marks/applied-mark.tsx'
import { useMark } from '../marks/use-marks.ts'
import { CardRow } from '../view/card-row.tsx'
import { useReadableCards } from '../view/use-readable-cards.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useListsText } from '../use-lists-text.ts'
import { useText } from '../use-text.ts'

const KEY = endpointKey(listSaved)

/** The member's saved opportunities, the last first. */
export function SavedList() {
  // The texts are needed further down; requesting them here avoids a second wait.
  useEditorText()
  useText()
  const lists = useListsText()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useEndpoint(listSaved, { refetchOnMount: 'always' })
  const { data } = query
  const readable = useReadableCards()
  useReadable(readableLists.saved, data && { list: readable(data.opportunities) })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {lists('saved.title')}
        </h1>
        <Link to="/saved-searches" className="link inline-flex min-h-target items-center text-sm">
          {lists('saved.searches')}
        </Link>
      </div>
      <QueryState query={query} />
      {data?.opportunities.length === 0 && (
        <EmptyState
          drawing="saved"
          title={lists('saved.none')}
          text={lists('saved.noneText')}
          action={<ButtonLink to="/opportunities">{lists('saved.browse')}</ButtonLink>}
        />
      )}
      <ul>
        {data?.opportunities.map((card) => (
          <li key={card.id}>
            <CardRow
              heading="h2"
              card={card}
              aside={<Remove card={card} onDone={() => heading.current?.focus()} />}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function Remove({ card, onDone }: { card: Card; onDone: () => void }) {
  const t = useEditorText()
  const lists = useListsText()
  const locale = useLocale()
  const queries = useQueryClient()
  async function remove() {
    try {
      await call(saveOpportunity, { params: { id: card.id }, body: { saved: false } })
      queries.setQueryData<ResponseOf<typeof listSaved>>(
        KEY,
        (now) => now && { opportunities: now.opportunities.filter(({ id }) => id !== card.id) },
      )
      toast({ title: lists('saved.removed') })
      onDone()
    } catch (error) {
      toast({ title: errorText(error, t('general')), variant: 'destructive' })
    }
  }
  const { applied } = useMark(card.id)
  return (
    <>
      {applied && <AppliedMark />}
      {card.status === 'closed' && <Chip>{lists('saved.closed')}</Chip>}
      <IconButton
        icon={<BookmarkX />}
        label={lists('saved.remove', { title: readText(card.title, locale).text })}
        onClick={() => void remove()}
      />
    </>
  )
}
