import { SaveNote as Note } from '#platform/web/forms/save-note.tsx'
import { useEditorText } from '../use-editor-text.ts'
import type { Editing } from './use-content.ts'

export function SaveNote({ editing }: { editing: Editing }) {
  const t = useEditorText()
  return (
    <Note
      autosave={editing}
      say={(what) => t(what === 'general' ? what : `saving.${what}`)}
      sayIdle={t('saving.idle')}
      saySaved={(time) => t('saving.saved', { time })}
    />
  )
}
