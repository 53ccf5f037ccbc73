import { useQueryClient } from '@tanstack/react-query'
import { type HTMLAttributes, Suspense, useEffect, useRef, useState } from 'react'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { type Applicant, listApplicants } from '../../contract/hiring.endpoints.ts'
import { type Decision, DECISIONS, type Status } from '../../contract/statuses.ts'
import { useDrag } from '../board/use-drag.ts'
import type { Addressee } from '../hiring/one-language.tsx'
import { useHiringText } from '../hiring/use-hiring-text.ts'
import { BoardApplicant, moveButtonId } from './board-applicant.tsx'
import { useApplicants } from './use-applicants.ts'
import type { Desk } from './use-desk.ts'

const DecisionDialog = lazyPart(async () => (await import('../hiring/decision-dialog.tsx')).DecisionDialog)

const COLUMNS = ['sent', ...DECISIONS] as const

type Props = {
  opportunity: string
  organisation: string
  desk: Desk
  counts: readonly { status: Status; count: number }[]
  decides: boolean
}
type Move = { application: Addressee; status: Decision }

/** The same applications by status, side by side; to move one is the same decision as in the list. */
export function DeskBoard({ opportunity, organisation, desk, counts, decides }: Props) {
  const t = useHiringText()
  const queries = useQueryClient()
  const [move, setMove] = useState<Move>()
  const [landing, setLanding] = useState<Move>()
  const region = useRef<HTMLElement>(null)
  const begin = ({ id, version, reads }: Applicant, status: Decision) =>
    setMove({ application: { id, version, reads }, status })
  const drag = useDrag<Applicant, Status>((one, status) => {
    if (isDecision(status) && one.status !== status) begin(one, status)
  })
  const columns = COLUMNS.filter((status) => desk.status === undefined || status === desk.status)

  // The focus goes with the card; where its new place is on a later page, to the head of the column.
  useEffect(() => {
    if (!landing) return undefined
    const column = region.current?.querySelector<HTMLElement>(`[data-column="${landing.status}"]`)
    const button = document.getElementById(moveButtonId(landing.application.id))
    const isThere = button && column?.contains(button)
    const target = isThere ? button : column?.querySelector<HTMLElement>('h2')
    const frame = requestAnimationFrame(() => target?.focus())
    return () => cancelAnimationFrame(frame)
  }, [landing])

  return (
    <section
      ref={region}
      aria-label={t('board.label')}
      className="relative -mx-gutter flex snap-x overflow-x-auto scroll-px-4 gap-3 px-gutter pb-2 lg:mx-0 lg:px-0"
    >
      {columns.map((status) => (
        <Column
          key={status}
          opportunity={opportunity}
          status={status}
          desk={desk}
          count={counts.find((one) => one.status === status)?.count ?? 0}
          isAlone={columns.length === 1}
          handle={decides ? drag.column(status) : {}}
          card={(one) => ({
            isOpen: one.id === desk.openId,
            onOpen: () => desk.open(one.id),
            ...(decides && {
              handle: drag.card(one),
              onMove: (to: Decision) => begin(one, to),
            }),
          })}
        />
      ))}
      <Suspense>
        {move && (
          <DecisionDialog
            opportunity={opportunity}
            organisation={organisation}
            applications={[move.application]}
            begin={move.status}
            onClose={() => setMove(undefined)}
            onConflict={([fresh]) => {
              if (fresh) setMove({ ...move, application: { ...move.application, ...fresh } })
              void queries.invalidateQueries({ queryKey: endpointKey(listApplicants) })
            }}
            onDone={(status) => {
              setMove(undefined)
              setLanding({ ...move, status })
            }}
          />
        )}
      </Suspense>
    </section>
  )
}

type ColumnProps = {
  opportunity: string
  status: Status
  desk: Desk
  /** The number of all applications in this status, whatever else is chosen. */
  count: number
  isAlone: boolean
  handle: HTMLAttributes<HTMLElement>
  card: (one: Applicant) => Omit<Parameters<typeof BoardApplicant>[0], 'one'>
}

function Column({ opportunity, status, desk, count, isAlone, handle, card }: ColumnProps) {
  const t = useHiringText()
  const list = useApplicants({ opportunity, order: desk.order, ...desk.conditions, status })
  const applicants = list.data?.pages.flatMap((page) => page.applicants) ?? []
  const title = t(`statuses.${status}`)
  return (
    <section
      {...handle}
      data-column={status}
      aria-label={title}
      className={classNames(
        'min-w-0 flex-none snap-start self-stretch rounded-surface bg-sunken p-2 data-drop:outline-2 data-drop:outline-focus',
        isAlone ? 'w-full' : 'w-[min(17rem,82vw)]',
      )}
    >
      <h2
        tabIndex={-1}
        className="flex items-baseline justify-between gap-2 px-2 py-1.5 text-sm outline-none"
      >
        {title}
        <span className="font-body text-ink-2 tabular-nums">
          {applicants.length < count && !list.hasNextPage && list.data
            ? t('board.some', { count: String(applicants.length), all: String(count) })
            : count}
        </span>
      </h2>
      {list.data && applicants.length === 0 && (
        <p className="px-2 py-3 text-xs text-ink-2">{t('board.none')}</p>
      )}
      <ul className="grid grid-cols-1 gap-2">
        {applicants.map((one) => (
          <BoardApplicant key={one.id} one={one} {...card(one)} />
        ))}
      </ul>
      <ListFoot list={list} className="mt-2" />
    </section>
  )
}

function isDecision(status: Status): status is Decision {
  return DECISIONS.some((one) => one === status)
}
