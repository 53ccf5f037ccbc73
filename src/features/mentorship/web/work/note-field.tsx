import { Lock, Users } from 'lucide-react'
import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { NOTE_MAX, writeNote, type Work } from '../../contract/work.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'

type Props = { id: string; note: Work['notes']['own']; shared?: boolean }

/** The note of one's own, or the one of both. */
export function NoteField({ id, note: { note, version }, shared = false }: Props) {
  const t = useMemberText()
  const [typed, setTyped] = useState(note)
  const { busy, act } = useAct({ refresh: ['/api/mentorship/{id}/work'], failed: t('general') })
  const Icon = shared ? Users : Lock
  return (
    <form
      noValidate
      className="grid justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const body = { shared, note: typed, version }
        void act(() => call(writeNote, { params: { id }, body }), t('work.noteSaved'))
      }}
    >
      <Textarea
        name={shared ? 'shared' : 'own'}
        className="w-full"
        label={t(shared ? 'work.noteShared' : 'work.noteOwn')}
        help={t(shared ? 'work.noteSharedHelp' : 'work.noteOwnHelp')}
        rows={4}
        limit={NOTE_MAX}
        state={<Icon aria-hidden className="size-4" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button small type="submit" busy={busy && t('busy')} disabled={typed === note}>
        {t('work.saveNote')}
      </Button>
    </form>
  )
}
