import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { TermNotice } from '../contract/calls.endpoints.ts'
import { useCallWords } from './use-call-words.ts'
import { useText } from './use-text.ts'

/**
 * Shows terms that two people changed although others counted on them, and why: on the page of the call and on its ballot.
 */
export function TermNotices({ notices }: { notices: readonly TermNotice[] }) {
  const t = useText()
  const { say, date } = useCallWords()
  return notices.map(({ at, what, reason }) => (
    <Note key={at} tone="sun">
      {t('call.terms', {
        date: date(at),
        what: what.map((one) => t(`call.termNames.${one}`)).join(', '),
        reason: say(reason),
      })}
    </Note>
  ))
}
