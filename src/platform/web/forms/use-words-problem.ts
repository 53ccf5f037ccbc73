import { areWords, charactersOver } from '#platform/contract/bilingual-schemas.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import { useShellText } from '../i18n/use-shell-text.ts'

/** Returns the error of a text that the server would refuse, before it is sent; typing is never cut. */
export function useWordsProblem(): (text: string, max: number) => string | undefined {
  const t = useShellText()
  return (text, max) => {
    const over = charactersOver(cleanText(text), max)
    if (over > 0) return t('fields.tooLong', { over })
    return areWords(text, max) ? undefined : t('fields.signs')
  }
}
