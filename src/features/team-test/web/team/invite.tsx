import { useDeferredValue, useState } from 'react'
import { listConnections, QUERY_MAX } from '#features/network/contract/lists.endpoints.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/api.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { TEAM_MOST } from '../../contract/coverage.ts'
import { inviteToTeam, type Team } from '../../contract/teams.endpoints.ts'
import { useTeamTestAct } from '../use-team-test-act.ts'
import { useText } from '../use-text.ts'

/** Fewer than this are visible at a glance. */
const SEARCHED_FROM = 8

type Props = Pick<Team, 'id' | 'members' | 'suggestions'>

/** Connections who would complete the team, then all others; each decides on an invitation. */
export function Invite({ id, members, suggestions }: Props) {
  const t = useText()
  const [input, setInput] = useState('')
  const query = useDeferredValue(input.trim())
  const list = useEndpoint(listConnections, { query: query === '' ? {} : { query } })
  const { act } = useTeamTestAct()
  const isFull = members.length >= TEAM_MOST
  const invite = ({ id: person, name }: { id: string; name: string }) =>
    void act(() => call(inviteToTeam, { params: { id, person } }), t('team.invitedToast', { name }))
  const named = new Set([...members, ...suggestions].map((each) => each.id))
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
          {(input !== '' || (list.data && isLong(list.data))) && (
            <SearchField
              name="connection"
              label={t('team.find')}
              value={input}
              maxLength={QUERY_MAX}
              onChange={setInput}
              className="mb-2"
            />
          )}
          <QueryState query={list}>
            {({ connections }) => {
              const others = connections.filter(({ person }) => !named.has(person.id))
              return others.length > 0 ? (
                <ul>
                  {others.map(({ person }) => (
                    <Line
                      key={person.id}
                      name={person.name}
                      photo={person.photo}
                      onInvite={() => invite(person)}
                    />
                  ))}
                </ul>
              ) : (
                <p role="status" className="text-sm text-ink-2">
                  {t(query === '' ? 'team.pickNone' : 'team.findNone')}
                </p>
              )
            }}
          </QueryState>
        </section>
      )}
    </div>
  )
}

/** Returns whether the list has a search: connections beyond the first page are found by name. */
function isLong({ connections, next }: ResponseOf<typeof listConnections>): boolean {
  return next !== null || connections.length >= SEARCHED_FROM
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
