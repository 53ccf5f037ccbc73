import type { ReactNode } from 'react'
import { Arch } from '../arch.tsx'
import { Drawing } from '../drawings/drawing.tsx'
import type { StoneState } from '#platform/contract/arch-geometry.ts'
import { classNames } from '../class-names.ts'

type StateProps = {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  className?: string
  /** The state is all that the page has: its title is the heading of the page. */
  page?: boolean
}

const FIRST_STONE: StoneState[] = ['have', 'missing', 'missing', 'missing', 'missing']

/** What will stand in an empty place, where it has a drawing of its own. */
type EmptyDrawing = 'applications' | 'feed' | 'mentors' | 'messages' | 'notifications' | 'saved' | 'searches'

/** Teaches what will stand here and offers one action. */
export function EmptyState({
  stones = FIRST_STONE,
  drawing,
  ...rest
}: StateProps & { stones?: readonly StoneState[]; drawing?: EmptyDrawing }) {
  const first = drawing ? (
    <Drawing symbols={[`no-${drawing}`]} className="h-24 w-40" />
  ) : (
    <Arch stones={stones} size="small" />
  )
  return <Centred drawing={first} {...rest} />
}

/** Shows what went wrong, why, and how to try again. */
export function ErrorState(props: StateProps) {
  return <Centred alert {...props} />
}

function Centred({
  drawing,
  title,
  text,
  action,
  alert,
  className,
  page,
}: StateProps & { drawing?: ReactNode; alert?: boolean }) {
  const Title = page ? 'h1' : 'p'
  return (
    <div
      {...(alert && { role: 'alert' })}
      className={classNames(
        'grid grid-cols-1 justify-items-center gap-2 px-4 py-6 text-center text-sm text-ink-2',
        className,
      )}
    >
      {drawing}
      <div className="max-w-[min(44ch,100%)]">
        <Title className="text-sm font-strong text-ink">{title}</Title>
        {text && <p>{text}</p>}
      </div>
      {action && <div className="mt-1">{action}</div>}
    </div>
  )
}
