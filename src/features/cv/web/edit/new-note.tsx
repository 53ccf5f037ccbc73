import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { useText } from '../use-text.ts'
import { withAllNew } from './draft.ts'
import type { DraftCv } from './use-draft-cv.ts'

/** Points to new entries of the profile, and to texts that it lacks in the language of this CV. */
export function NewNote({ editing }: { editing: DraftCv }) {
  const t = useText()
  const { offered, edit, cv } = editing
  const count = offered.flatMap(({ entries }) => entries).filter(({ isNew }) => isNew).length
  const { untranslated } = cv
  return (
    <div className="grid gap-3 pb-5 empty:hidden">
      {count > 0 && (
        <Note tone="lilac">
          <p>{t('edit.newCount', { count })}</p>
          <Button small className="mt-2" onClick={() => edit((now) => withAllNew(now, offered))}>
            {t('edit.addNew')}
          </Button>
        </Note>
      )}
      {untranslated.length > 0 && (
        <Note tone="sun">
          <p>{t('edit.untranslated', { count: untranslated.length })}</p>
          <ul className="mt-1 list-disc pl-5">
            {untranslated.slice(0, 5).map((text) => (
              <li key={text} className="[overflow-wrap:anywhere]">
                {text}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
