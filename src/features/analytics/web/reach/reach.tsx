import { Suspense } from 'react'
import { Link } from 'react-router'
import { areaNames } from '#features/places/contract/areas.ts'
import { countStones } from '#platform/contract/arch-geometry.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Arch } from '#platform/web/ui/arch.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import type { ReachView } from '../../contract/demand.endpoints.ts'
import type { Targets } from '../../contract/targets.endpoints.ts'
import { How } from '../how.tsx'
import { useName } from '../use-name.ts'
import { useReach } from '../use-analytics.ts'
import { useText } from '../use-text.ts'

const GoalArch = lazyPart(async () => (await import('#features/celebrations/web/index.ts')).GoalArch)
const GoalPicture = lazyPart(async () => (await import('#features/celebrations/web/index.ts')).GoalPicture)

type Target = Targets['targets'][number]

/** Shows at a glance how much of the goal is covered, and how few skills open how many jobs. */
export function Reach({ target, inferred }: { target: Target | undefined; inferred: number }) {
  const query = useReach()
  const { data } = query
  if (!data) return <QueryState query={query} waiting={<Skeleton className="h-72 rounded-surface" />} />
  const goal = target && !target.over && target.coverage.of > 0 ? target : undefined
  return (
    <section
      aria-labelledby="reach-title"
      className="deep overflow-hidden rounded-surface px-5 pt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-end lg:gap-12 lg:px-10 lg:pt-10"
    >
      <Words reach={data} goal={goal} inferred={inferred} />
      {goal &&
        (isReached(goal) ? (
          <Suspense>
            <div className="mx-auto w-full max-w-100">
              <GoalArch id={goal.id} of={goal.coverage.of} />
            </div>
          </Suspense>
        ) : (
          <Stones target={goal} />
        ))}
    </section>
  )
}

type WordsProps = { reach: ReachView; goal: Target | undefined; inferred: number }

function Words({ reach, goal, inferred }: WordsProps) {
  const t = useText()
  const locale = useLocale()
  const name = useName()
  const { area, home, jobs, open, skills, opens, examples } = reach
  const alone = skills.filter(({ jobs: count }) => count > 0)
  const title =
    jobs === 0
      ? t('reach.nothing')
      : opens > 0
        ? t(skills.length > 1 ? 'reach.two' : 'reach.one', { jobs: opens })
        : open > 0
          ? t('reach.ready', { jobs: open })
          : t('reach.far')
  const missing =
    skills.length > 1
      ? t('reach.both', { one: name.of(skills[0]!.skill), other: name.of(skills[1]!.skill) })
      : skills.map(({ skill }) => name.of(skill)).join()
  return (
    <div className="pb-6 lg:pb-8">
      <h2 id="reach-title" className="text-2xl">
        {!goal
          ? title
          : isReached(goal)
            ? t('reach.whole', { of: goal.coverage.of })
            : t('reach.have', { have: String(goal.coverage.have), of: goal.coverage.of })}
      </h2>
      <div className="mt-3 grid max-w-[48ch] gap-2 text-ink-2">
        {goal && goal.coverage.near > 0 && <p>{t('reach.nearly', { near: goal.coverage.near })}</p>}
        {inferred > 0 && <p>{t('reach.inferred', { count: inferred })}</p>}
        {goal && <p className="font-strong text-ink">{opens > 0 ? `${title}: ${missing}` : title}</p>}
        {jobs === 0 && <p>{t('reach.nothingText')}</p>}
        {jobs > 0 && opens === 0 && open === 0 && <p>{t('reach.farText')}</p>}
        {opens > 0 && !goal && <p className="font-strong text-ink">{missing}</p>}
        {opens > 0 && skills.length > 1 && (
          <p>
            {alone.length > 0
              ? alone
                  .map(({ skill, jobs: count }) => t('reach.alone', { skill: name.of(skill), count }))
                  .join(' ')
              : t('reach.together')}
          </p>
        )}
        {opens > 0 && open > 0 && <p>{t('reach.already', { count: open })}</p>}
        <p className="text-sm">
          {area
            ? t('reach.place', { area: areaNames[area][locale] })
            : home
              ? t('reach.wide', { area: areaNames[home][locale] })
              : t('reach.country')}
        </p>
      </div>
      {examples.length > 0 && (
        <div className="mt-3">
          <p className="text-xs text-ink-2">{t('reach.examples')}</p>
          <ul>
            {examples.map(({ id, slug, title: job, by }) => (
              <li key={id} className="pb-2 text-sm">
                <Link className="link inline-flex min-h-target items-center" to={`/opportunities/${slug}`}>
                  {job}
                </Link>
                <span className="block text-ink-2">{by}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {goal && isReached(goal) && (
          <Suspense>
            <GoalPicture goal={goal.title[locale]} of={goal.coverage.of} />
          </Suspense>
        )}
        {goal && !isReached(goal) && (
          <ButtonLink look="key" to="#path" preventScrollReset>
            {t('reach.path')}
          </ButtonLink>
        )}
        {jobs > 0 && (
          <ButtonLink look={goal ? 'quiet' : 'key'} to="/jobs">
            {t('reach.jobs')}
          </ButtonLink>
        )}
      </div>
      <How text={t('reach.how')} className="mt-3" />
    </div>
  )
}

/** Every skill of the goal is there. */
function isReached({ coverage: { have, of } }: Target): boolean {
  return of > 0 && have >= of
}

function Stones({ target: { coverage } }: { target: Target }) {
  const t = useText()
  const { have, near, of } = coverage
  const label = t('reach.arch', { have: String(have), of, near: String(near) })
  return (
    <div className="relative mx-auto w-full max-w-100">
      <Arch stones={countStones({ have, near, of })} size="large" label={label} />
      <p aria-hidden className="absolute inset-x-0 bottom-3.5 text-center text-xs leading-[1.3] text-ink-2">
        <b className="block text-4xl leading-none font-head tracking-title text-ink">{have}</b>
        {t('reach.of', { of })}
      </p>
    </div>
  )
}
