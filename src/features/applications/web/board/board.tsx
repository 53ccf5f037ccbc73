import { type HTMLAttributes, useState } from 'react'
import { Link } from 'react-router'
import type { Card } from '#features/opportunities/contract/card.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { Arch } from '#platform/web/ui/arch.tsx'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import type { listApplications, Listed } from '../../contract/application.endpoints.ts'
import { type Stage, stageOf, STAGES } from '../../contract/statuses.ts'
import { useText } from '../use-text.ts'
import { BoardCard, type Handle, SavedCard } from './board-card.tsx'

export type Item = { application: Listed } | { saved: Card }
type Column = {
  /** The cards loaded so far. */
  items: readonly Item[]
  /** The number of all cards. */
  count: number
}
type Stages = Readonly<Record<Stage, Column>>
type Page = ResponseOf<typeof listApplications>

const EMPTY = ['missing', 'missing', 'missing', 'missing', 'missing'] as const

/** Sorts the cards into columns; drafts and saved opportunities are both still to be sent. */
export function byStage({
  applications,
  saved,
  counts,
}: Pick<Page, 'applications' | 'saved' | 'counts'>): Stages {
  const columnOf = (stage: Stage): Column => {
    const waiting = stage === 'saved' ? saved.map((card) => ({ saved: card })) : []
    const own = applications.filter(({ status }) => stageOf(status) === stage)
    const sum = counts.reduce((all, { status, count }) => all + (stageOf(status) === stage ? count : 0), 0)
    return {
      items: [...own.map((application) => ({ application })), ...waiting],
      count: sum + waiting.length,
    }
  }
  return Object.fromEntries(STAGES.map((stage) => [stage, columnOf(stage)])) as Record<Stage, Column>
}

type Props = {
  stages: Stages
  onExternal: (application: Listed) => void
  /** The most cards in a column; the complete list has the rest. */
  limit?: number
  /** The controls for moving cards; without them the cards stay where they are. */
  moving?: { card: (item: Item) => Handle; column: (stage: Stage) => HTMLAttributes<HTMLLIElement> }
}

/** Shows columns side by side where there is room; on phones one at a time, beginning with the first that has cards. */
export function Board({ stages, onExternal, limit = Infinity, moving }: Props) {
  const t = useText()
  const first = STAGES.find((stage) => stages[stage].count > 0) ?? 'saved'
  const [stageChoice, setStageChoice] = useState<Stage>(first)
  return (
    <section aria-label={t('board.label')}>
      <div id="stages" tabIndex={-1} className="strip -mx-gutter mb-4 flex gap-2 px-gutter lg:hidden">
        {STAGES.map((stage) => (
          <Pick
            key={stage}
            className="flex-none whitespace-nowrap"
            pressed={stage === stageChoice}
            onClick={() => setStageChoice(stage)}
          >
            {t(`stages.${stage}`)} {stages[stage].count}
          </Pick>
        ))}
      </div>
      <ol className="grid grid-cols-1 lg:grid-cols-6 lg:divide-x lg:divide-line">
        {STAGES.map((stage) => (
          <li
            key={stage}
            {...moving?.column(stage)}
            className={`min-w-0 data-drop:bg-sunken lg:px-2.5 lg:first:pl-0 lg:last:pr-0 ${stage === stageChoice ? '' : 'max-lg:hidden'}`}
          >
            <h2 className="mb-2 flex items-baseline justify-between gap-2 text-sm">
              {t(`stages.${stage}`)}
              <span className="font-body tabular-nums text-ink-3">{stages[stage].count}</span>
            </h2>
            {stages[stage].count === 0 ? (
              <div className="py-2 text-xs text-ink-3">
                <Arch stones={EMPTY} size="row" />
                <p className="mt-2">{t(`board.emptyStage.${stage}`)}</p>
              </div>
            ) : (
              <ul className="grid grid-cols-1 gap-2">
                {stages[stage].items
                  .slice(0, limit)
                  .map((item) =>
                    'saved' in item ? (
                      <SavedCard key={item.saved.id} card={item.saved} handle={moving?.card(item)} />
                    ) : (
                      <BoardCard
                        key={item.application.id}
                        application={item.application}
                        onExternal={onExternal}
                        handle={moving?.card(item)}
                      />
                    ),
                  )}
              </ul>
            )}
            {limit < Infinity && stages[stage].count > limit && (
              <Link to="/applications" className="link inline-flex min-h-target items-center text-xs">
                {t('board.more', { count: String(stages[stage].count - limit), stage: t(`stages.${stage}`) })}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
