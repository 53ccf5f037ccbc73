import { UserPlus } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { listConnections } from '#features/network/contract/lists.endpoints.ts'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { type Canvas, getCanvas } from '../../contract/canvas.endpoints.ts'
import { inviteConnection } from '../../contract/invitations/invitations.endpoints.ts'
import type { InvitationProps } from '../team/invitation-link.tsx'
import { useText } from '../use-text.ts'

type Props = Omit<InvitationProps, 'canvas'> & { canvas: Canvas }

/** Invites a connection without address or link, in one press. */
export function InviteConnections(props: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button icon={<UserPlus />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(props.to === 'mentors' ? 'connections.openMentor' : 'connections.open')}
      </Button>
      {isOpen && <Connections {...props} />}
    </div>
  )
}

function Connections({ canvas, to, attempt }: Props) {
  const t = useText()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [asking, setAsking] = useState<string>()
  const query = useDeferredValue(text.trim())
  const list = useEndpointPages(listConnections, { query: query === '' ? {} : { query } })
  const people = (list.data?.pages ?? []).flatMap(({ connections }) => connections)
  const { id, team, mentors, invited } = canvas
  const mentor = to === 'mentors'
  const isThere = (person: string) =>
    team.some((mate) => mate.id === person) || (mentor && mentors.some((one) => one.id === person))
  const isAsked = (person: string) => invited.some((one) => one.id === person && one.mentor === mentor)
  const ask = (person: string, name: string) => {
    setAsking(person)
    void attempt(async () => {
      const next = await call(inviteConnection, { params: { id, person }, body: { mentor } })
      queries.setQueryData(endpointKey(getCanvas, { params: { id } }), next)
      toast({ title: t('connections.sent', { name }) })
    }).finally(() => setAsking(undefined))
  }
  return (
    <div className="mt-3 grid gap-1">
      <SearchField name={`${to}-query`} label={t('connections.search')} value={text} onChange={setText} />
      {list.isSuccess && people.length === 0 && (
        <p role="status" className="py-2 text-sm text-ink-2">
          {t(query === '' ? 'connections.nobody' : 'connections.notFound')}
        </p>
      )}
      <ul aria-label={t('connections.people')} className="max-h-[40dvh] overflow-y-auto overscroll-contain">
        {people.map(({ person: { id: person, name, photo } }) => (
          <li
            key={person}
            className="flex min-h-target items-center gap-3 border-b border-line py-1.5 text-sm"
          >
            <Avatar name={name} src={photo} size="sm" />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
            {isThere(person) ? (
              <Chip>{t('connections.there')}</Chip>
            ) : isAsked(person) ? (
              <Chip tone="near">{t('connections.waiting')}</Chip>
            ) : (
              <Button
                small
                busy={asking === person && t('connections.invite')}
                aria-label={t(mentor ? 'connections.mentor' : 'connections.named', { name })}
                onClick={() => ask(person, name)}
              >
                {t('connections.invite')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ListFoot list={list} />
    </div>
  )
}
