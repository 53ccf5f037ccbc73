import type { ReactNode } from 'react'
import { useCallWords } from '#features/calls/web/index.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { hoursText } from '../../contract/hours/hours-text.ts'
import { totalsOf } from '../../contract/ledger.ts'
import type { Activity, Entry, Project } from '../../contract/projects.endpoints.ts'
import { useText } from '../use-text.ts'
import { Budget } from './budget.tsx'
import { Contributions } from './contributions.tsx'
import { Facts } from './facts.tsx'
import { Log, type PhotoTools } from './log.tsx'
import { Money } from './money.tsx'

/** The tools of the team on the public page. */
export type TeamTools = {
  /** Links above the public content, and the forms below it. */
  ways: ReactNode
  forms?: ReactNode
  entry: (entry: Entry) => ReactNode
  activity: (activity: Activity) => ReactNode
  photo: PhotoTools
}

/** A funded project as the public sees it. */
export function ProjectView({ project, tools }: { project: Project; tools?: TeamTools }) {
  const t = useText()
  const totals = totalsOf(project.entries)
  return (
    <>
      <a className="link mb-3 inline-flex min-h-target items-center text-sm" href="/projects">
        {t('back')}
      </a>
      <Head project={project} />
      <Facts project={project} totals={totals} />
      {tools?.ways}
      <div className="mt-12 grid gap-12 wrap-anywhere lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16">
        <div className="grid min-w-0 content-start gap-12">
          {project.report && (
            <section aria-labelledby="report">
              <h2 id="report" className="mb-3 text-xl">
                {t('report')}
              </h2>
              <p className="max-w-measure whitespace-pre-line">{project.report}</p>
            </section>
          )}
          <Log
            activities={project.activities}
            isOver={project.finishedAt !== null}
            {...(tools && { tools: tools.activity, photoTools: tools.photo })}
          />
          <Money entries={project.entries} {...(tools && { tools: tools.entry })} />
        </div>
        <div className="grid min-w-0 content-start gap-12">
          <Budget project={project} totals={totals} />
          <Contributions project={project} totals={totals} />
          <Team project={project} />
        </div>
      </div>
      {tools?.forms}
    </>
  )
}

function Head({ project }: { project: Project }) {
  const t = useText()
  const { say, date, towns } = useCallWords()
  const { title, summary, municipality, bank, call, startedAt, finishedAt } = project
  const when = finishedAt ? t('ended', { date: date(finishedAt) }) : t('began', { date: date(startedAt) })
  return (
    <header className="grid gap-2 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <Chip tone={finishedAt ? 'have' : 'near'}>{t(finishedAt ? 'finished' : 'running')}</Chip>
        <span>{[municipality && towns([municipality]), when].filter(Boolean).join(', ')}</span>
      </p>
      <h1 className="text-4xl">{title}</h1>
      <p className={`max-w-measure text-lg whitespace-pre-line ${summary ? 'text-ink' : 'text-ink-2'}`}>
        {summary || t(finishedAt ? 'noSummaryLeft' : 'noSummary')}
      </p>
      <p className="text-sm text-ink-2">
        {bank ? t('from', { bank: bank.name }) : t('fromCall')}{' '}
        <a className="link inline-flex min-h-6 items-center" href={`/calls/${call.slug}`}>
          {say(call.title)}
        </a>
      </p>
    </header>
  )
}

function Team({ project: { team, hours } }: { project: Project }) {
  const t = useText()
  const locale = useLocale()
  const { size, named } = team
  return (
    <section aria-labelledby="team">
      <h2 id="team" className="mb-3 text-xl">
        {t('team.title')}
      </h2>
      <p className="text-sm">{t('team.size', { count: size })}</p>
      {hours.minutes > 0 && (
        <p className="mt-1 text-sm">
          {t('team.hours', { hours: hoursText(hours.minutes, locale), count: hours.people })}
        </p>
      )}
      {named.length > 0 && (
        <ul className="mt-2">
          {named.map(({ name, role, profile }) => (
            <li key={profile} className="border-t border-line py-3 text-sm">
              <a className="link inline-flex min-h-6 items-center font-strong" href={`/profil/${profile}`}>
                {name}
              </a>
              {role && <span className="block text-ink-2">{role}</span>}
            </li>
          ))}
        </ul>
      )}
      {named.length < size && <p className="mt-2 text-xs text-ink-2">{t('team.note')}</p>}
    </section>
  )
}
