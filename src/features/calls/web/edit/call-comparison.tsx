import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { type ComparedText, TextComparison } from '#platform/web/editing/text-comparison.tsx'
import { useBilingualText } from '#platform/web/forms/use-bilingual-text.ts'
import type { CallContent } from '../../contract/call.ts'
import { FROZEN } from '../../contract/frozen-changes.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { useTermDifferences } from './use-term-differences.ts'

type Props = { mine: CallContent; theirs: CallContent }

/** Shows the terms and texts that differ between two people's edits of a call, side by side. */
export function CallComparison({ mine, theirs }: Props) {
  const t = useCallEditorText()
  const bilingual = useBilingualText()
  const differences = useTermDifferences()({ before: mine, after: theirs }, FROZEN)
  const inBoth = (label: string, textOf: (content: CallContent, language: Locale) => string) =>
    LOCALES.map(
      (language): ComparedText => ({
        label: bilingual(`label.${language}`, { label }),
        language,
        mine: textOf(mine, language),
        theirs: textOf(theirs, language),
      }),
    )
  return (
    <TextComparison
      texts={[
        ...inBoth(t('text.title'), ({ title }, language) => title[language]),
        ...inBoth(t('text.summary'), ({ summary }, language) => summary[language]),
        ...inBoth(t('text.explained'), (content, language) =>
          content.explained.map(({ title, text }) => `${title[language]}\n${text[language]}`).join('\n'),
        ),
        ...differences.map(({ name, before, after }) => ({ label: name, mine: before, theirs: after })),
      ]}
    />
  )
}
