import { Suspense } from 'react'
import { useCallWords } from '#features/calls/web/index.ts'
import { TeamConversationButton } from '#features/messaging/web/index.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { serverNow } from '#platform/web/server-clock.ts'
import { call } from '#platform/web/api/api.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import {
  getOwnProject,
  listOwnProjects,
  type Project,
  removeActivity,
} from '../../contract/projects.endpoints.ts'
import { removePhoto } from '../../contract/photos/photos.endpoints.ts'
import { ReportProject } from '../report-project.tsx'
import { ProjectView, type TeamTools } from '../view/project-view.tsx'
import { useTeamText } from '../use-team-text.ts'
import { EntryTools } from './entry-tools.tsx'
import { ActivityForm } from './activity-form.tsx'
import { EntryForm } from './entry-form.tsx'
import { FinishForm } from './finish-form.tsx'
import { RemoveButton } from './remove-button.tsx'
import { SummaryForm } from './summary-form.tsx'

const FundedScene = lazyPart(async () => (await import('#features/celebrations/web/index.ts')).FundedScene)
const PictureButton = lazyPart(
  async () => (await import('#features/celebrations/web/index.ts')).PictureButton,
)
/** The time after the decision for which the scene is shown. */
const SCENE_MS = 14 * DAY_MS
const PICTURE_STONES = 9

const HoursPart = lazyPart(async () => (await import('../hours/hours-part.tsx')).HoursPart)

/** The page for members: the public one, with the tools of the team for its members. */
export function TeamProject({ project }: { project: Project }) {
  const { data } = useEndpoint(listOwnProjects)
  const isMine = data?.projects.some(({ slug }) => slug === project.slug)
  const { slug } = project
  const isLookedAfter = !isMine && data?.lookedAfter.includes(slug)
  return (
    <>
      {isMine ? (
        <OwnProject slug={slug} />
      ) : (
        <ProjectView project={project} {...(isLookedAfter && { tools: toolsOfBank(slug) })} />
      )}
      <Suspense>
        <HoursPart slug={slug} />
      </Suspense>
      {!isMine && <ReportProject slug={slug} />}
    </>
  )
}

/** The link to contract and payments, for both sides. */
function ToMoney({ slug }: { slug: string }) {
  const t = useTeamText()
  return (
    <a className={buttonClass({ small: true })} href={`/projects/${slug}/money`}>
      {t('toMoney')}
    </a>
  )
}

/** The links that only the team has on its project's page. */
function ForTeam({ slug, id }: { slug: string; id: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      <ToMoney slug={slug} />
      <Suspense>
        <TeamConversationButton about={{ kind: 'project', id }} small />
      </Suspense>
    </div>
  )
}

/** The tools of a bank, which changes nothing on the page of a team: only the link to the money. */
function toolsOfBank(slug: string): TeamTools {
  return {
    ways: (
      <p className="mt-3">
        <ToMoney slug={slug} />
      </p>
    ),
    entry: () => null,
    activity: () => null,
    photo: () => null,
  }
}

function OwnProject({ slug }: { slug: string }) {
  const query = useEndpoint(getOwnProject, { params: { slug } })
  return (
    <QueryState query={query}>
      {(own) =>
        own.project.finishedAt ? (
          <>
            <ProjectView project={own.project} />
            <div className="mt-3">
              <ForTeam slug={slug} id={own.id} />
            </div>
          </>
        ) : (
          <Running {...own} />
        )
      }
    </QueryState>
  )
}

function Running({ id: projectId, project, mayFinish, returned }: ResponseOf<typeof getOwnProject>) {
  const t = useTeamText()
  const { day, km } = useCallWords()
  const { slug, title, amount, bank } = project
  const age = serverNow().getTime() - Date.parse(project.startedAt)
  const forms = (
    <section
      aria-labelledby="for-team"
      className="mt-12 grid scroll-mt-[calc(var(--bar)+1rem)] gap-8 rounded-surface border border-line bg-surface p-5"
    >
      <div>
        <h2 id="for-team" className="text-xl">
          {t('title')}
        </h2>
        <p className="mt-1 text-sm text-ink-2">{t('lead')}</p>
      </div>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="grid min-w-0 content-start gap-8">
          <ActivityForm slug={slug} />
          <SummaryForm slug={slug} summary={project.summary} />
        </div>
        <EntryForm slug={slug} budget={project.budget} />
      </div>
      {mayFinish && <FinishForm project={project} returned={returned} />}
    </section>
  )
  const page = (
    <ProjectView
      project={project}
      tools={{
        ways: (
          <div className="mt-3 flex flex-wrap items-start gap-2">
            <a className={buttonClass({ look: 'river', small: true })} href="#for-team">
              {t('write')}
            </a>
            <ForTeam slug={slug} id={projectId} />
            {/* On the first day the contract comes first. */}
            {age > DAY_MS && (
              <Suspense>
                <PictureButton
                  title={title}
                  text={[km(amount), bank?.name].filter(Boolean).join(', ')}
                  stones={PICTURE_STONES}
                />
              </Suspense>
            )}
          </div>
        ),
        forms,
        entry: (entry) =>
          !entry.confirmed && entry.kind !== 'instalment' && <EntryTools slug={slug} entry={entry} />,
        activity: ({ id, day: on }) => (
          <RemoveButton
            className="-ml-3"
            name={t('removeNamed', { date: day(on) })}
            text={t('removeText')}
            done={t('removed')}
            remove={() => call(removeActivity, { params: { slug, id } })}
          >
            {t('remove')}
          </RemoveButton>
        ),
        photo: ({ id }, { id: photo, alt }) => (
          <RemoveButton
            className="-ml-3"
            name={t('photos.removePhoto', { alt })}
            text={t('photos.removeText')}
            done={t('photos.removed')}
            remove={() => call(removePhoto, { params: { slug, id, photo } })}
          >
            {t('photos.remove')}
          </RemoveButton>
        ),
      }}
    />
  )
  return (
    <>
      {age < SCENE_MS && (
        <Suspense>
          <FundedScene
            id={projectId}
            title={title}
            amount={km(amount)}
            contract={`/projects/${slug}/money`}
          />
        </Suspense>
      )}
      {page}
    </>
  )
}
