import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { ReasonDialog } from '#platform/web/forms/reason-dialog.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { NumberField } from '#platform/web/ui/fields/number-field.tsx'
import { type ListedLimit, listLimits, REASON_MAX, updateLimit } from '../contract/limits.endpoints.ts'
import { useText } from './use-text.ts'

/** Asks for the number of a limit and the reason for it. */
export function LimitDialog({ limit, onClose }: { limit: ListedLimit; onClose: () => void }) {
  const t = useText()
  const { id, title, seconds, usual, least, most } = limit
  const [times, setTimes] = useState<number | null>(limit.times)
  const [isWrong, setWrong] = useState(false)
  const { busy, act } = useAct({ refresh: [listLimits.path] })
  const range = { least, most, usual }
  async function save(reason: string) {
    const isOut = times === null || times < least || times > most
    setWrong(isOut)
    if (isOut) return undefined
    return act(() => call(updateLimit, { params: { id }, body: { times, reason } }), t('saved', { title }))
  }
  return (
    <ReasonDialog
      draft={`limit-${id}`}
      title={t('dialog', { title })}
      closeLabel={t('close')}
      act={t('save')}
      look="river"
      busy={busy && t('busy')}
      reason={{
        label: t('reason'),
        help: t('reasonHelp'),
        least: 3,
        most: REASON_MAX,
        short: t('short'),
      }}
      onAct={save}
      onClose={onClose}
    >
      <NumberField
        name="times"
        label={t('field', { window: t('window', { seconds: String(seconds) }) })}
        help={t('range', range)}
        error={isWrong ? t('outOfRange', range) : undefined}
        value={times}
        max={1_000_000}
        onChange={setTimes}
      />
      {times !== usual && (
        <div>
          <Button small onClick={() => setTimes(usual)}>
            {t('restore', { usual })}
          </Button>
        </div>
      )}
    </ReasonDialog>
  )
}
