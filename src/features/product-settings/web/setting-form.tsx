import { type ReactNode, useState } from 'react'
import { formatDate } from '#platform/contract/dates.ts'
import { visibleLength } from '#platform/contract/characters.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import {
  getProductSettings,
  type ProductSetting,
  REASON_MAX,
} from '../contract/product-settings.endpoints.ts'
import { useText } from './use-text.ts'

type Props = {
  setting: ProductSetting
  label: string
  help: string
  most: number
  /** The text of a value that cannot be. */
  problemOf: (value: string) => string | undefined
  saved: string
  onSave: (change: { value: string | null; reason: string }) => Promise<unknown>
  children?: ReactNode
}

const LEAST_REASON = 3

/** One setting of the product: its value, where it comes from, and the reason for a change. */
export function SettingForm({ setting, label, help, most, problemOf, saved, onSave, children }: Props) {
  const t = useText()
  const locale = useLocale()
  const [value, setValue] = useState(setting.value)
  const [reason, setReason] = useState('')
  const { ref, isTried, refuse } = useTried<HTMLFormElement>()
  const { busy, act } = useAct({ refresh: [getProductSettings.path] })
  const problem = problemOf(value)
  const isShort = visibleLength(reason) < LEAST_REASON
  async function save(next: string | null) {
    if (isShort || (next !== null && problem)) return refuse()
    if (await act(() => onSave({ value: next, reason: reason.trim() }), saved)) {
      setReason('')
      setValue(next ?? setting.delivered)
    }
  }
  return (
    <form
      ref={ref}
      noValidate
      className="grid max-w-measure grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save(value.trim())
      }}
    >
      <TextInput
        name="value"
        label={label}
        help={help}
        error={isTried && problem}
        maxLength={most}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      {children}
      <TextInput
        name="reason"
        label={t('reason')}
        help={t('reasonHelp')}
        error={isTried && isShort && t('short')}
        maxLength={REASON_MAX}
        autoComplete="off"
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <p className="text-xs text-ink-2">
        {setting.delivered ? t('delivered', { value: setting.delivered }) : t('deliveredNone')}{' '}
        {setting.changedAt !== null &&
          t('changed', {
            date: formatDate(new Date(setting.changedAt), locale),
            by: setting.changedBy === null ? '' : t('by', { name: setting.changedBy }),
          })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="river" busy={busy && t('busy')}>
          {t('save')}
        </Button>
        {setting.changedAt !== null && (
          <Button onClick={() => void save(null)} disabled={busy}>
            {t('restore')}
          </Button>
        )}
      </div>
    </form>
  )
}
