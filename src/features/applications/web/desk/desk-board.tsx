import { type HTMLAttributes, useEffect, useRef, useState } from 'react'
import { classNames } from '#platform/web/ui/class-names.ts'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import type { Applicant } from '../../contract/hiring.endpoints.ts'
import { type Decision, DECISIONS, isDecision, type Status } from '../../contract/statuses.ts'
import { useDrag } from '../board/use-drag.ts'
import { useHiringText } from '../hiring/use-hiring-text.ts'
import { BoardApplicant, moveButtonId } from './board-applicant.tsx'
import { type Deciding, DeskDecision } from './desk-decision.tsx'
import { useApplicants } from './use-applicants.ts'
import type { Desk } from './use-desk.ts'

const COLUMNS = ['sent', ...DECISIONS] as const

type Props = {
  opportunity: string
  organisation: string
  desk: Desk
  counts: readonly { status: Status; count: number }[]
  decides: boolean
}
type Landing = { application: string; status: Decision }

/** The same applications by status, side by side; to move one is the same decision as in the list. */
export function DeskBoard({ opportunity, organisation, desk, counts, decides }: Props) {
  const t = useHiringText()
  const [move, setMove] = useState<Deciding>()
  const [landing, setLanding] = useState<Landing>()
  const region = useRef<HTMLElement>(null)
  const propose = ({ id, version, reads }: Applicant, begin: Decision) =>
    setMove({ applications: [{ id, version, reads }], begin })
  const drag = useDrag<Applicant, Status>((one, status) => {
    if (isDecision(status) && one.status !== status) propose(one, status)
  })
  const columns = COLUMNS.filter((status) => desk.status === undefined || status === desk.status)

  // The focus goes with the card; where its new place is on a later page, to the head of the column.
  useEffect(() => {
    if (!landing) return undefined
    const column = region.current?.querySelector<HTMLElement>(`[data-column="${landing.status}"]`)
    const button = document.getElementById(moveButtonId(landing.application))
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
              onMove: (to: Decision) => propose(one, to),
            }),
          })}
        />
      ))}
      <DeskDecision
        opportunity={opportunity}
        organisation={organisation}
        deciding={move}
        onChange={setMove}
        onDone={({ applications: [one] }, status) => one && setLanding({ application: one.id, status })}
      />
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
