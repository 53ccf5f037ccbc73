import { Users } from 'lucide-react'
import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { type ConnectionRequest, type getNetwork, listRequests } from '../../contract/lists.endpoints.ts'
import { OPEN_REQUESTS_MAX } from '../../contract/relations.endpoints.ts'
import { ConnectButton } from '../relation/connect-button.tsx'
import { RelationMenu } from '../relation/relation-menu.tsx'
import { useMutualText } from '../relation/use-mutual-text.ts'
import { useText } from '../use-text.ts'
import { PersonLine } from './person-line.tsx'

type Side = 'received' | 'sent'

/** Requests that wait for the member's answer, and those that they have sent. */
export function Requests({ counts }: { counts: ResponseOf<typeof getNetwork> }) {
  const t = useText()
  const [side, setSide] = useState<Side>('received')
  const list = useEndpointPages(listRequests, { query: { side } })
  const requests = list.data?.pages.flatMap((page) => page.requests) ?? []
  return (
    <section aria-labelledby="requests-title" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="requests-title" className="text-lg">
          {t('requests.title')}
        </h2>
        {counts.sent > 0 && (
          <Segmented<Side>
            label={t('requests.side')}
            value={side}
            options={(['received', 'sent'] as const).map((value) => ({
              value,
              text: `${t(`requests.${value}`)} ${counts[value]}`,
            }))}
            onChange={setSide}
          />
        )}
      </div>
      {list.isSuccess && requests.length === 0 && (
        <p className="py-3 text-sm text-ink-2">
          {t(side === 'sent' ? 'requests.noneSent' : 'requests.none')}
        </p>
      )}
      {requests.length > 0 && (
        <ul aria-labelledby="requests-title">
          {requests.map((request) => (
            <RequestLine key={request.person.id} request={request} side={side} />
          ))}
        </ul>
      )}
      <ListFoot list={list} />
      {requests.length > 0 && (
        <p className="mt-2 text-xs text-ink-3">
          {side === 'received'
            ? t('requests.silent')
            : t('requests.most', { sent: String(counts.sent), most: String(OPEN_REQUESTS_MAX) })}
        </p>
      )}
    </section>
  )
}

function RequestLine({ request, side }: { request: ConnectionRequest; side: Side }) {
  const t = useText()
  const locale = useLocale()
  const mutual = useMutualText()
  const { person, note, at } = request
  return (
    <PersonLine
      person={person}
      aside={
        <RelationMenu
          person={person}
          relation={{ state: side, following: false, muted: false }}
          noted={side === 'received' && note !== '' ? request.id : undefined}
        />
      }
    >
      {note !== '' && (
        <blockquote className="mt-1.5 border-l-2 border-line pl-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
          {note}
        </blockquote>
      )}
      <p className="mt-1.5 flex items-center gap-1.5 text-xs text-ink-2">
        <Users className="size-4 flex-none" aria-hidden />
        {mutual(request.mutual) ?? t('requests.noMutual')}
      </p>
      {side === 'sent' && (
        <p className="mt-1 text-xs text-ink-3">
          {t('requests.on', { date: formatDate(new Date(at), locale) })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <ConnectButton person={person} state={side} />
      </div>
    </PersonLine>
  )
}
