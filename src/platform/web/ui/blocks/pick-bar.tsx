import type { ReactNode } from 'react'
import { useAct } from '../../api/use-act.ts'
import { Button } from '../buttons/button.tsx'

type Props = {
  /** How many are picked, or how far what is done with them has come. */
  status: ReactNode
  words: { every: string; everyBusy: string; none: string }
  /** Undefined where all that there are have been loaded. */
  onPickAll: (() => Promise<void>) | undefined
  onClear: () => void
  /** The acts for what is picked, the main one last. */
  children: ReactNode
}

/** The acts for what is picked in a list, always in view. */
export function PickBar({ status, words, onPickAll, onClear, children }: Props) {
  const all = useAct({})
  return (
    <div className="foot-bar foot-bar-always sticky bottom-(--bottom-bar) z-20 -mx-gutter flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-surface px-gutter py-3 lg:bottom-0 lg:pb-[calc(0.75rem+var(--staff-bar,0px))] print:hidden">
      <p role="status" className="mr-auto text-sm font-ui">
        {status}
      </p>
      {onPickAll && (
        <Button look="quiet" small busy={all.busy && words.everyBusy} onClick={() => void all.act(onPickAll)}>
          {words.every}
        </Button>
      )}
      <Button look="quiet" small onClick={onClear}>
        {words.none}
      </Button>
      {children}
    </div>
  )
}
