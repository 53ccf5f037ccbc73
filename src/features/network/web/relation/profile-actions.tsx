import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { formatDate } from '#platform/contract/dates.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { getRelation } from '../../contract/relations.endpoints.ts'
import { useNetworkChanges } from '../use-network-changes.ts'
import { useRelationText } from '../use-relation-text.ts'
import { EndorseButton } from '../endorsements/endorse-button.tsx'
import { ConnectButton } from './connect-button.tsx'
import { RelationMenu } from './relation-menu.tsx'
import { useMutualText } from './use-mutual-text.ts'

type Props = { person: { id: string; name: string } }

/** On a profile: the relation to its owner, and the actions on it. */
export function ProfileActions({ person }: Props) {
  const t = useRelationText()
  const locale = useLocale()
  const navigate = useNavigate()
  const mutualText = useMutualText()
  useNetworkChanges()
  const { data, isPending } = useEndpoint(getRelation, { params: { person: person.id } })
  if (isPending) return <Skeleton className="h-11 w-40" />
  if (!data) return null
  const { state, since, note, mayConnect, mayEndorse, mutual } = data
  const shared = mutualText(mutual)
  return (
    <div className="grid gap-2">
      {state === 'received' && note !== '' && (
        <blockquote className="max-w-measure border-l-2 border-line pl-3 text-sm whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
          {note}
        </blockquote>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {state === 'connected' && since && (
          <Chip tone="have">{t('connectedSince', { date: formatDate(new Date(since), locale) })}</Chip>
        )}
        {(state !== 'none' || mayConnect) && (
          <ConnectButton person={person} state={state} look="river" small={false} />
        )}
        {mayEndorse && (
          <Suspense>
            <EndorseButton person={person} />
          </Suspense>
        )}
        <RelationMenu person={person} relation={data} onBlocked={() => void navigate('/network')} />
      </div>
      {shared && <p className="text-sm text-ink-2">{shared}</p>}
    </div>
  )
}
