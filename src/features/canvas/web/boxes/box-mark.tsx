import { classNames } from '#platform/web/ui/class-names.ts'
import type { BoxState } from '../judged.ts'
import { useText } from '../use-text.ts'

const LOOKS = {
  have: 'bg-river',
  near: 'bg-sun',
  missing: 'border-[1.5px] border-dashed border-edge',
  free: 'border-[1.5px] border-line',
}

/** Shows whether a box is ready, as a stone. */
export function BoxMark({ state }: { state: BoxState }) {
  const t = useText()
  return (
    <span className={classNames('inline-block size-3.5 flex-none rounded-[2px]', LOOKS[state])}>
      <span className="sr-only">{t(`box.states.${state}`)}</span>
    </span>
  )
}
