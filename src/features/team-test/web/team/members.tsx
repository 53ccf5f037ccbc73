import { call } from '#platform/web/api/api.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { removeFromTeam, type TeamMember } from '../../contract/teams.endpoints.ts'
import { useTeamTestAct } from '../use-team-test-act.ts'
import { useText } from '../use-text.ts'

type Props = { id: string; isOwner: boolean; members: readonly TeamMember[] }

/** The members of a team, with how to work with them in their own words. */
export function Members({ id, isOwner, members }: Props) {
  const t = useText()
  const { act } = useTeamTestAct()
  const remove = (person: string) => act(() => call(removeFromTeam, { params: { id, person } }))
  return (
    <section aria-labelledby="members-title">
      <SectionHeading id="members-title" title={t('team.members')} />
      <ul>
        {members.map(({ id: person, name, owner, invited, summary }) => (
          <li key={person} className="flex items-start gap-3 border-t border-line py-3 text-sm">
            <Avatar name={name} />
            <div className="min-w-0 flex-1">
              <b className="block font-strong [overflow-wrap:anywhere]">{name}</b>
              <p className="text-xs text-ink-2">
                {[
                  owner && t('team.owner'),
                  invited ? t('team.waiting') : !summary && t('team.withoutSummary'),
                ]
                  .filter(Boolean)
                  .join('\u00a0· ')}
              </p>
              {summary?.advice && <p className="mt-1 [overflow-wrap:anywhere]">{summary.advice}</p>}
            </div>
            {isOwner && !owner && (
              <Button
                small
                look="quiet"
                className="print:hidden"
                aria-label={t('team.remove', { name })}
                onClick={() => void remove(person)}
              >
                {t('team.removeShort')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
