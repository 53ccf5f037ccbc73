import { Note } from '#platform/web/ui/blocks/note.tsx'
import { useText } from '../use-text.ts'

type Props = { all: number; en: number; className?: string }

/** The reason is one text: members who read English get it unchanged, inside an English letter. */
export function EnglishReaders({ all, en, className }: Props) {
  const t = useText()
  if (en === 0) return undefined
  return <Note className={className}>{t('ranking.englishReaders', { count: en, all: String(all) })}</Note>
}
