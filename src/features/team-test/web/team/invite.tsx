import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { listConnections, QUERY_MAX } from '#features/network/contract/lists.endpoints.ts'
import { call } from '#platform/web/api/api.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { TEAM_MOST } from '../../contract/coverage.ts'
import { inviteToTeam, type Team } from '../../contract/teams.endpoints.ts'
import { useTeamTestAct } from '../use-team-test-act.ts'
import { useText } from '../use-text.ts'

/** With fewer than this one sees them all at a glance. */
const SEARCHED_FROM = 8

type Props = Pick<Team, 'id' | 'members' | 'suggestions'>

/** Connections who would complete the team, then all others; each is asked and decides. */
export function Invite({ id, members, suggestions }: Props) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const list = useEndpointPages(listConnections, { query: query === '' ? {} : { query } })
  const { act } = useTeamTestAct()
  const isFull = members.length >= TEAM_MOST
  const invite = ({ id: person, name }: { id: string; name: string }) =>
    void act(() => call(inviteToTeam, { params: { id, person } }), t('team.invitedToast', { name }))
  const named = new Set([...members, ...suggestions].map((each) => each.id))
  const pages = list.data?.pages ?? []
  const others = pages.flatMap((page) => page.connections).filter(({ person }) => !named.has(person.id))
  return (
    <div className="grid content-start gap-10 print:hidden">
      <section id="who" aria-labelledby="who-title">
        <SectionHeading id="who-title" title={t('team.who')} />
        <ul>
          {suggestions.map((each) => (
            <Line
              key={each.id}
              name={each.name}
              note={t('team.brings', {
                list: each.brings.map((one) => t(`contributions.${one}.like`)).join(', '),
              })}
              onInvite={isFull ? undefined : () => invite(each)}
            />
          ))}
        </ul>
        {suggestions.length === 0 && <p className="text-sm text-ink-2">{t('team.whoNone')}</p>}
        <p className="mt-2 text-xs text-ink-3">{t('team.whoText')}</p>
      </section>
      {!isFull && (
        <section aria-labelledby="pick-title">
          <SectionHeading id="pick-title" title={t('team.pick')} />
          {(others.length >= SEARCHED_FROM || typed !== '') && (
            <TextInput
              name="connection"
              type="search"
              icon={<Search />}
              label={t('team.find')}
              value={typed}
              maxLength={QUERY_MAX}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
              className="mb-2"
            />
          )}
          {list.isSuccess && others.length === 0 && !list.hasNextPage && (
            <p role="status" className="text-sm text-ink-2">
              {t(query === '' ? 'team.pickNone' : 'team.findNone')}
            </p>
          )}
          <ul>
            {others.map(({ person }) => (
              <Line key={person.id} name={person.name} photo={person.photo} onInvite={() => invite(person)} />
            ))}
          </ul>
          <ListFoot list={list} />
        </section>
      )}
    </div>
  )
}

type LineProps = { name: string; photo?: string | null; note?: string; onInvite: (() => void) | undefined }

function Line({ name, photo, note, onInvite }: LineProps) {
  const t = useText()
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5 text-sm">
      <Avatar name={name} src={photo ?? null} />
      <div className="min-w-0 flex-1">
        <b className="block font-strong [overflow-wrap:anywhere]">{name}</b>
        {note && <span className="text-xs text-ink-2">{note}</span>}
      </div>
      {onInvite && (
        <Button small aria-label={t('team.inviteNamed', { name })} onClick={onInvite}>
          {t('team.invite')}
        </Button>
      )}
    </li>
  )
}
