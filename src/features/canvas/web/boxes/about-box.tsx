import { Advice } from '#features/calls/web/index.ts'
import { MUNICIPALITY_IDS, municipalities } from '#features/places/contract/municipalities.ts'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { aboutOf } from '../../contract/canvas-document.ts'
import { TITLE_MAX } from '../../contract/title-length.ts'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import type { Judged } from '../judged.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { useText } from '../use-text.ts'
import { CellInput } from './cell-input.tsx'

type Props = { canvas: Canvas; session: CanvasSession; judged: Judged }

/** Edits the project's title and place; if the call names its places, one of them. */
export function AboutBox({ canvas, session, judged: { content, broken } }: Props) {
  const t = useText()
  const rule = canvas.call.content.rules.find(({ kind }) => kind === 'municipality')
  const among: readonly string[] = rule?.kind === 'municipality' ? rule.among : MUNICIPALITY_IDS
  const wrong = broken.find(({ box, advice }) => box === null && advice.key !== 'title-missing')
  return (
    <div className="mb-5 grid gap-4 sm:grid-cols-2">
      <CellInput
        name="title"
        label={t('about.name')}
        limit={TITLE_MAX}
        required
        value={content.title}
        onWrite={(next) => aboutOf(session.doc).set('title', next)}
      />
      <Select
        name="municipality"
        label={t('about.place')}
        value={content.municipality ?? ''}
        empty={t('about.choose')}
        // An empty choice is not an error yet.
        {...(wrong && { [content.municipality ? 'error' : 'help']: <Advice rule={wrong} /> })}
        options={municipalities
          .filter(({ id }) => among.includes(id))
          .map(({ id, name }) => ({ value: id, text: name }))}
        onChange={(event) => aboutOf(session.doc).set('municipality', event.target.value)}
      />
    </div>
  )
}
