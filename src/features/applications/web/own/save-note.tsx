import { SaveNote as Note } from '#platform/web/forms/save-note.tsx'
import { useText } from '../use-text.ts'
import type { Writing } from './use-draft-application.ts'

export function SaveNote({ writing }: { writing: Writing }) {
  const t = useText()
  return (
    <Note
      autosave={writing}
      say={(what) => t(what === 'general' ? what : `saving.${what}`)}
      sayIdle={t('saving.idle')}
      saySaved={(time) => t('saving.saved', { time })}
    />
  )
}
