import { type ComponentProps, type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../ui/blocks/empty-state.tsx'
import { ListRow } from '../ui/blocks/list-row.tsx'
import { PickStrip } from '../ui/blocks/pick.tsx'
import { ListFoot } from '../ui/states/list-foot.tsx'

type Row = {
  id: string
  title: string
  /** The name of the button that opens the row, for screen readers. */
  label: string
  facts: readonly string[]
  aside: ReactNode
}
type Props<Queue extends string> = {
  label: string
  queue: Queue
  queues: readonly { value: Queue; text: string }[]
  list: ComponentProps<typeof ListFoot>['list'] & { isSuccess: boolean }
  rows: readonly Row[]
  none: { title: string; text: string }
  sheet: (input: { id: string; onClose: () => void; onDone: () => void }) => ReactNode
}

/** The queue that the address names, else the first. */
export function useQueue<Queue extends string>(queues: readonly [Queue, ...Queue[]]): Queue {
  const [search] = useSearchParams()
  return queues.find((one) => one === search.get('queue')) ?? queues[0]
}

/** Things that wait for a decision of staff; one press opens one beside the list. */
export function ReviewQueue<Queue extends string>(props: Props<Queue>) {
  const { label, queue, queues, list, rows, none, sheet } = props
  const [, setSearch] = useSearchParams()
  const [openId, setOpenId] = useState<string>()
  const close = () => setOpenId(undefined)
  return (
    <div>
      <PickStrip
        label={label}
        value={queue}
        options={queues}
        onChange={(value) => setSearch({ queue: value }, { replace: true })}
        className="mb-4"
      />
      {list.isSuccess && rows.length === 0 && <EmptyState {...none} />}
      <ul>
        {rows.map(({ id, aside, ...row }) => (
          <li key={id}>
            <ListRow {...row} onOpen={() => setOpenId(id)}>
              {aside}
            </ListRow>
          </li>
        ))}
      </ul>
      <ListFoot list={list} />
      {openId !== undefined &&
        sheet({
          id: openId,
          onClose: close,
          onDone: () => {
            close()
            void list.refetch()
          },
        })}
    </div>
  )
}
