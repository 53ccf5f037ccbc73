import { Link } from 'react-router'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Skeleton, SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { NeedList } from '../needs/need-list.tsx'
import { Path } from '../path/path.tsx'
import { Progress } from '../progress/progress.tsx'
import { Coverage } from '../progress/coverage.tsx'
import { useTarget } from '../use-analytics.ts'
import { useText } from '../use-text.ts'
import { Advice } from './advice.tsx'

type Props = { id: string; helper: { host: string } | null }

/** Shows a target: what to learn first, then in detail the coverage skill by skill and the progress. */
export function TargetDetail({ id, helper }: Props) {
  const t = useText()
  const locale = useLocale()
  const query = useTarget(id)
  const { data } = query
  if (!data) {
    const waiting = (
      <Waiting className={LAYOUT}>
        <Skeleton className="h-80" />
        <div>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </div>
      </Waiting>
    )
    return <QueryState query={query} className="mt-8" waiting={waiting} />
  }
  const { target, needs } = data
  return (
    <>
      {target.over && (
        <Note tone="sun" className="mt-8">
          {t('targets.over')}
        </Note>
      )}
      {target.slug && (
        <p className="mt-4 text-sm">
          <Link className="link inline-flex min-h-target items-center" to={`/opportunities/${target.slug}`}>
            {t('targets.open')}
            <span className="sr-only">: {target.title[locale]}</span>
          </Link>
          {target.by && <span className="block text-ink-2">{target.by}</span>}
        </p>
      )}
      {needs.length > 0 && (
        <div className={LAYOUT}>
          <div className="max-lg:mb-8 lg:col-span-2">
            <Path view={data} />
          </div>
          <div className="grid grid-cols-1 content-start lg:gap-12">
            <Coverage view={data} />
            <Progress points={data.progress} />
            {helper && <Advice id={id} host={helper.host} />}
          </div>
          <NeedList view={data} />
        </div>
      )}
    </>
  )
}

const LAYOUT = 'mt-12 grid grid-cols-1 lg:gap-y-12 lg:grid-cols-[5fr_7fr] lg:gap-x-16 [&>*]:min-w-0'
