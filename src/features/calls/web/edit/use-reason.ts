import { useState } from 'react'
import { type Bilingual, NO_TEXT } from '#platform/contract/bilingual.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { useManageText } from '../use-manage-text.ts'

/** Holds the reason of a change to a call in both languages; a missing language is named on submit. */
export function useReason() {
  const t = useManageText()
  const [value, setValue] = useState<Bilingual>(NO_TEXT)
  const [tried, setTried] = useState(false)
  const missing = LOCALES.filter((language) => value[language].trim() === '')
  return {
    field: {
      name: 'reason',
      value,
      limit: 600,
      rows: 3,
      errors: tried
        ? Object.fromEntries(missing.map((language) => [`reason.${language}`, t('prolong.noReason')]))
        : {},
      onChange: setValue,
    },
    /** Returns the reason, or undefined and marks the missing fields. */
    read(): Bilingual | undefined {
      setTried(true)
      return missing.length === 0 ? value : undefined
    },
  }
}
