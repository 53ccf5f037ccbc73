import { useState } from 'react'
import type { PreviewedText } from '../../contract/changes.endpoints.ts'

export const keyOf = ({ id, locale }: Pick<PreviewedText, 'id' | 'locale'>) => `${id} ${locale}`

/** Returns whether a text is selected by default: not over newer texts, nor against the glossary. */
export const isPlain = ({ faults, avoided, isNewer }: PreviewedText) =>
  faults.length === 0 && avoided.length === 0 && !isNewer

/** Returns the selected texts of a file, with the reasons where one is required. */
export function useChoices() {
  const [decisions, setDecisions] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    isChosen: (text: PreviewedText) =>
      text.faults.length === 0 && (decisions.get(keyOf(text)) ?? isPlain(text)),
    choose: (text: PreviewedText, value: boolean) => setDecisions(new Map(decisions).set(keyOf(text), value)),
    reasonOf: (text: PreviewedText) => reasons.get(keyOf(text)) ?? '',
    explain: (text: PreviewedText, why: string) => setReasons(new Map(reasons).set(keyOf(text), why)),
    forget: (texts: readonly { id: string; locale: 'bhs' | 'en' }[]) => {
      const left = new Map(decisions)
      for (const text of texts) left.delete(keyOf(text))
      setDecisions(left)
    },
  }
}
export type Choices = ReturnType<typeof useChoices>
