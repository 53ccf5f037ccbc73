import type { ReactNode } from 'react'
import { Arch } from '../arch.tsx'
import type { StoneState } from '#platform/contract/arch-geometry.ts'
import { classNames } from '../class-names.ts'

type StateProps = { title: ReactNode; text?: ReactNode; action?: ReactNode; className?: string }

const FIRST_STONE: StoneState[] = ['have', 'missing', 'missing', 'missing', 'missing']

/** Teaches what will stand here and offers one action. */
export function EmptyState({
  stones = FIRST_STONE,
  ...rest
}: StateProps & { stones?: readonly StoneState[] }) {
  return <Centred drawing={<Arch stones={stones} size="small" />} {...rest} />
}

/** What went wrong, why, and how to try again. */
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
}: StateProps & { drawing?: ReactNode; alert?: boolean }) {
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
        <p className="font-strong text-ink">{title}</p>
        {text && <p>{text}</p>}
      </div>
      {action && <div className="mt-1">{action}</div>}
    </div>
  )
}
