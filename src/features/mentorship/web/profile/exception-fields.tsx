import { useState } from 'react'
import { formatDay } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { SelectionList } from '#platform/web/ui/fields/selection-list.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { useMemberText } from '../use-member-text.ts'
import type { PartProps } from './profile-form.tsx'

/** Days that are unlike their weekday. */
export function ExceptionFields({ profile, edit }: PartProps) {
  const t = useMemberText()
  const locale = useLocale()
  const [day, setDay] = useState('')
  const { exceptions } = profile
  const nameOf = (one: string) => formatDay(one, locale)
  return (
    <div>
      <p className="text-sm font-strong">{t('own.exceptions')}</p>
      <p className="mb-2 text-xs text-ink-2">{t('own.exceptionsHelp')}</p>
      <SelectionList
        items={exceptions.map((one) => ({ id: one.day, name: nameOf(one.day) }))}
        removeLabel={(name) => t('own.removeException', { day: name })}
        onRemove={(gone) => edit({ exceptions: exceptions.filter((one) => one.day !== gone) })}
      />
      <div className="flex items-end gap-2">
        <TextInput
          name="exception"
          type="date"
          label={t('own.exceptionDay')}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <Button
          small
          disabled={day === ''}
          onClick={() => {
            edit({
              exceptions: [...exceptions.filter((one) => one.day !== day), { day, hours: [] }].toSorted(
                (one, other) => (one.day < other.day ? -1 : 1),
              ),
            })
            setDay('')
          }}
        >
          {t('own.addException')}
        </Button>
      </div>
    </div>
  )
}
