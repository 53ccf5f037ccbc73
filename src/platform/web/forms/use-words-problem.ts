import { areWords } from '#platform/contract/bilingual-schemas.ts'
import { useShellText } from '../i18n/use-shell-text.ts'

/** What stands at a field whose words the server would refuse, said before they are sent; typing is never cut. */
export function useWordsProblem(): (text: string, max: number) => string | undefined {
  const t = useShellText()
  return (text, max) => {
    if (text.length > max) return t('fields.tooLong', { over: text.length - max })
    return areWords(text, max) ? undefined : t('fields.signs')
  }
}
