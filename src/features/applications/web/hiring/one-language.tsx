import type { Bilingual } from '#platform/contract/bilingual.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { Applicant } from '../../contract/hiring.endpoints.ts'
import { useHiringText } from './use-hiring-text.ts'

/** An applicant of a decision, with the version that was read and the language of their emails. */
export type Addressee = Pick<Applicant, 'id' | 'version' | 'reads'>

/** Warns how many applicants get the text in the other language, while only one is written. */
export function OneLanguage({ text, to }: { text: Bilingual; to: readonly Addressee[] }) {
  const t = useHiringText()
  const [hasBhs, hasEn] = [text.bhs.trim() !== '', text.en.trim() !== '']
  if (hasBhs === hasEn) return undefined
  const missing = hasBhs ? 'en' : 'bhs'
  const count = to.filter(({ reads }) => reads === missing).length
  if (count === 0) return undefined
  return (
    <Note live>
      {t(`decision.onlyOne.${missing}`, {
        count,
        all: String(to.filter(({ reads }) => reads !== null).length),
      })}
    </Note>
  )
}
