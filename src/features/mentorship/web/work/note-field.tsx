import { useQueryClient } from '@tanstack/react-query'
import { Lock, Users } from 'lucide-react'
import { areWords } from '#platform/contract/bilingual-schemas.ts'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { SaveNote } from '#platform/web/forms/save-note.tsx'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { getWork, NOTE_MAX, saveNote, type Work } from '../../contract/work.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'

type Props = { id: string; note: Work['notes']['own']; shared?: boolean }

/** The note of one's own, or the one of both; it saves itself. */
export function NoteField({ id, note: { note, version }, shared = false }: Props) {
  const t = useMemberText()
  const queries = useQueryClient()
  const key = endpointKey(getWork, { params: { id } })
  const side = shared ? 'shared' : 'own'
  const autosave = useAutosave<{ note: string }>({
    name: `mentorship-note.${id}.${side}`,
    saved: { value: { note }, version: String(version) },
    async send(value, ifMatch) {
      const body = { shared, note: value.note, version: Number(JSON.parse(ifMatch)) }
      const work = await call(saveNote, { params: { id }, body, autosave: true })
      queries.setQueryData<Work>(key, work)
      return String(work.notes[side].version)
    },
    isHeld: (value) => !areWords(value.note, NOTE_MAX),
    reload: () => queries.invalidateQueries({ queryKey: key }),
  })
  const draft = autosave.value.note
  const wrong = useWordsProblem()(draft, NOTE_MAX)
  const Icon = shared ? Users : Lock
  return (
    <div className="grid gap-2">
      <Textarea
        name={side}
        label={t(shared ? 'work.noteShared' : 'work.noteOwn')}
        help={t(shared ? 'work.noteSharedHelp' : 'work.noteOwnHelp')}
        rows={4}
        limit={NOTE_MAX}
        state={<Icon aria-hidden className="size-4" />}
        error={wrong}
        value={draft}
        onChange={(event) => autosave.edit({ note: event.currentTarget.value })}
      />
      <SaveNote
        autosave={autosave}
        theirs={<p className="whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>}
      />
    </div>
  )
}
