import { readableLists } from '#features/offline/contract/readable-lists.ts'
import { readText } from '#platform/contract/bilingual.ts'
import type { Readable } from '#platform/contract/readable.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useReadable } from '#platform/web/offline/use-readable.ts'
import type { PublicOpportunity } from '../../contract/public.endpoints.ts'
import { bodyOf } from '../view/body-of.ts'
import { useCardLines } from '../view/use-card-lines.ts'
import { useText } from '../use-text.ts'

/** Stores an opened opportunity on this device, readable offline. */
export function ReadableOpportunity({ shown }: { shown: PublicOpportunity }) {
  const locale = useLocale()
  const t = useText()
  const lines = useCardLines()
  const { slug, organisation, skills } = shown
  const opened: Readable = {
    path: `/opportunities/${slug}`,
    title: readText(shown.title, locale).text,
    facts: [organisation.name, t(`kinds.${shown.kind}`), ...lines(shown)],
    text: [
      readText(shown.summary, locale).text,
      ...plainText(bodyOf(shown.body, locale)).split('\n'),
      skills.length > 0
        ? `${t('skills.title')}: ${skills.map(({ name }) => readText(name, locale).text).join(', ')}`
        : '',
    ].filter((line) => line.trim() !== ''),
  }
  useReadable(readableLists.opened, { opened })
  return null
}
