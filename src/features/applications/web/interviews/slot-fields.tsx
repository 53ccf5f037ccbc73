import { CalendarPlus, X } from 'lucide-react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { SLOTS_MAX } from '../../contract/interview.endpoints.ts'
import { useInterviewText } from './use-interview-text.ts'

type Props = {
  /** The fields beside the first one, by their names. */
  names: readonly string[]
  defaults: readonly string[]
  errors: Partial<Record<string, string>>
  onAdd: () => void
  onRemove: (name: string) => void
}

/** Further times, of which the applicant chooses one. */
export function SlotFields({ names, defaults, errors, onAdd, onRemove }: Props) {
  const t = useInterviewText()
  const count = names.length + 1
  return (
    <div className="grid gap-3">
      {names.map((name, index) => (
        <div key={name} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextInput
              name={name}
              type="datetime-local"
              label={t('hiring.slotAt', { number: String(index + 2) })}
              defaultValue={defaults[index] ?? ''}
              required
              error={errors[name]}
            />
          </div>
          <IconButton
            label={t('hiring.removeSlot', { number: String(index + 2) })}
            icon={<X />}
            onClick={() => onRemove(name)}
          />
        </div>
      ))}
      {count < SLOTS_MAX && (
        <div className="grid justify-items-start gap-1">
          <Button small look="quiet" className="-ml-3" icon={<CalendarPlus />} onClick={onAdd}>
            {t('hiring.addSlot')}
          </Button>
          <p className="text-xs text-ink-2">{t('hiring.slotsHelp', { max: String(SLOTS_MAX) })}</p>
        </div>
      )}
    </div>
  )
}
