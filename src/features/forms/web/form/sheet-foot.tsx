import { Button } from '#platform/web/ui/buttons/button.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { CONTROLS } from '../../contract/posted-sheet.ts'
import { useText } from '../use-text.ts'

type Props = {
  at: number
  of: number
  /** "Step 2 of 3" in words. */
  label: string
  changes: boolean
  busy: boolean
}

/** Leads on, back or away from a step; on phones a form of several steps keeps the way on within reach of the thumb. */
export function SheetFoot({ at, of, label, changes, busy }: Props) {
  const t = useText()
  const hasSteps = of > 1
  return (
    // A row of its own would hold the bar back, which sticks as long as the form is in view.
    <div
      className={classNames(
        'flex flex-wrap gap-3 border-t border-line pt-5 print:hidden',
        hasSteps && 'max-lg:contents',
      )}
    >
      <div className={hasSteps ? 'foot-bar step-bar print:hidden' : 'contents'} data-step={label}>
        {/* Enter presses the first button of a form, so Next comes before Back wherever it is seen. */}
        <Button type="submit" look="key" name={CONTROLS.go} value="next" busy={busy && t('sending')}>
          {t(at < of - 1 ? 'next' : changes ? 'change' : 'send')}
        </Button>
        {at > 0 && (
          <Button type="submit" name={CONTROLS.go} value="back">
            {t('back')}
          </Button>
        )}
      </div>
      <Button type="submit" look="quiet" name={CONTROLS.go} value="keep" className="self-start">
        {t('keep')}
      </Button>
    </div>
  )
}
