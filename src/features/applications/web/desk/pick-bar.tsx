import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useHiringText } from '../hiring/use-hiring-text.ts'

type Props = {
  count: number
  /** Undefined where all that there are have been loaded. */
  onPickAll: (() => Promise<void>) | undefined
  onClear: () => void
  onDecide: () => void
}

/** The acts for the picked applications, always in view. */
export function PickBar({ count, onPickAll, onClear, onDecide }: Props) {
  const t = useHiringText()
  const all = useAct({})
  return (
    <div className="foot-bar foot-bar-always sticky bottom-(--bottom-bar) z-20 -mx-gutter flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-surface px-gutter py-3 lg:bottom-0 print:hidden">
      <p role="status" className="mr-auto text-sm font-ui">
        {t('picked', { count })}
      </p>
      {onPickAll && (
        <Button
          look="quiet"
          small
          busy={all.busy && t('pickEveryBusy')}
          onClick={() => void all.act(onPickAll)}
        >
          {t('pickEvery')}
        </Button>
      )}
      <Button look="quiet" small onClick={onClear}>
        {t('pickNone')}
      </Button>
      <Button look="key" small onClick={onDecide}>
        {t('decide')}
      </Button>
    </div>
  )
}
