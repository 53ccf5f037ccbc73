import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { coverageOf, TEAM_MOST } from '../../contract/coverage.ts'
import type { Team } from '../../contract/teams.endpoints.ts'
import { useText } from '../use-text.ts'
import { CoverageTable } from './coverage-table.tsx'
import { Gaps } from './gaps.tsx'
import { Invite } from './invite.tsx'
import { Members } from './members.tsx'
import { OwnPart } from './own-part.tsx'

/** A team: its contributions and gaps, its members, and for its owner suggestions. */
export function TeamPage({ team }: { team: Team }) {
  const t = useText()
  const { id, name, own, members, suggestions } = team
  const joined = members.filter(({ invited }) => !invited)
  const sharing = joined.flatMap(({ summary, ...person }) => (summary ? [{ ...person, summary }] : []))
  const coverage = coverageOf(sharing.map(({ summary }) => summary.bands))
  return (
    <>
      <Link
        to="/team-test"
        className="link mb-2 inline-flex min-h-target items-center gap-1.5 text-sm print:hidden"
      >
        <ArrowLeft size={16} aria-hidden />
        {t('team.back')}
      </Link>
      <h1 className="text-3xl">{t('team.title')}</h1>
      <p className="mt-2 mb-6 max-w-measure text-ink-2">
        {t('team.lead', { name, count: String(joined.length), shared: sharing.length })}
      </p>
      <OwnPart id={id} own={own} />
      {!own.invited && (
        <Gaps
          coverage={coverage}
          shared={sharing.length}
          people={joined.length}
          free={Math.max(0, TEAM_MOST - members.length)}
          isOwner={own.owner}
        />
      )}
      <div className="mt-10 grid grid-cols-1 gap-12 lg:grid-cols-[7fr_5fr] lg:gap-16 [&>*]:min-w-0">
        <div className="grid content-start gap-10">
          {sharing.length > 0 && <CoverageTable coverage={coverage} people={sharing} />}
          <Members id={id} isOwner={own.owner} members={members} />
        </div>
        {own.owner && <Invite id={id} members={members} suggestions={suggestions} />}
      </div>
    </>
  )
}
