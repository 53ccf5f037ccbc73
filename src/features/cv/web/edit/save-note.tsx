import { SaveNote as Note } from '#platform/web/forms/save-note.tsx'
import { useText } from '../use-text.ts'
import type { DraftCv } from './use-draft-cv.ts'

export function SaveNote({ editing }: { editing: DraftCv }) {
  const t = useText()
  return (
    <Note
      autosave={editing}
      say={(what) => t(what === 'general' ? what : `saving.${what}`)}
      saySaved={(time) => t('saving.saved', { time })}
    />
  )
}
