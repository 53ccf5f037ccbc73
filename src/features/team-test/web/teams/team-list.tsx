import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { visibleLength } from '#platform/contract/characters.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import type { TeamEntry } from '../../contract/results.endpoints.ts'
import { createTeam, TEAM_NAME_MAX } from '../../contract/teams.endpoints.ts'
import { useTeamTestAct } from '../use-team-test-act.ts'
import { useText } from '../use-text.ts'

/** The member's teams; a new one starts with its name. */
export function TeamList({ teams }: { teams: readonly TeamEntry[] }) {
  const t = useText()
  const navigate = useNavigate()
  const { busy, act } = useTeamTestAct()
  const [name, change, forget, draft] = useDeviceDraft('team-test-team', '')
  const { ref, isTried, refuse } = useTried<HTMLFormElement>()
  const wrong = useWordsProblem()(name, TEAM_NAME_MAX)
  async function create(event: FormEvent) {
    event.preventDefault()
    const id = crypto.randomUUID()
    if (visibleLength(name) === 0 || wrong) return refuse()
    if (!(await act(() => call(createTeam, { body: { id, name: name.trim() } })))) return
    forget()
    void navigate(`/team-test/teams/${id}`)
  }
  return (
    <section id="teams" aria-labelledby="teams-title" className="print:hidden">
      <SectionHeading id="teams-title" title={t('teams.title')} />
      {teams.length === 0 && <p className="text-sm text-ink-2">{t('teams.none')}</p>}
      <ul>
        {teams.map((team) => (
          <li key={team.id} className="flex items-center gap-3 border-t border-line py-2 text-sm">
            <span className="min-w-0 flex-1">
              <Link
                to={`/team-test/teams/${team.id}`}
                className="-my-2 inline-block py-2 font-strong text-ink no-underline [overflow-wrap:anywhere] hover:underline"
              >
                {team.name}
              </Link>
              <span className="block text-ink-2">{t('teams.people', { count: team.size })}</span>
            </span>
            <Chip tone={team.invited ? 'sun' : team.shares ? 'have' : 'missing'}>
              {t(team.invited ? 'teams.waits' : team.shares ? 'teams.shares' : 'teams.keeps')}
            </Chip>
          </li>
        ))}
      </ul>
      <form ref={ref} onSubmit={create} noValidate className="mt-3 grid gap-2 border-t border-line pt-3">
        <TextInput
          name="name"
          label={t('teams.name')}
          error={wrong ?? (isTried && visibleLength(name) === 0 && t('teams.nameMissing'))}
          autoComplete="off"
          value={name}
          onChange={({ target }) => change(target.value)}
        />
        <DraftNote {...draft} />
        <div>
          <Button type="submit" small busy={busy && t('teams.creating')}>
            {t('teams.create')}
          </Button>
        </div>
      </form>
    </section>
  )
}
