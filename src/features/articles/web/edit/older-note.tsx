import { useBilingualText } from '#platform/web/forms/use-bilingual-text.ts'
import { useEdited } from './use-edited.ts'

/** Which language of a text the other has left behind. */
export function OlderNote({ path }: { path: string }) {
  const t = useBilingualText()
  const language = useEdited().older.find((text) => text.path === path)?.language
  if (!language) return null
  return <p className="mt-2 text-xs text-sun-ink">{t(`older.${language}`)}</p>
}
