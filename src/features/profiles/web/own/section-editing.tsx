import { useEffect, useRef } from 'react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { SectionName } from '../../contract/sections.ts'
import { SectionEditor } from '../edit/section-editor.tsx'
import { useText } from '../use-text.ts'
import { SectionSaveNote } from './section-save-note.tsx'
import { type SectionEditing as Editing, useSection } from './use-section.ts'

/** The fields of a section, saved automatically; they take the focus when they open. */
export function SectionEditing({ name, onDone }: { name: SectionName; onDone: () => void }) {
  const t = useText()
  const editing = useSection(name) as Editing<SectionName>
  async function finish() {
    if ((await editing.save()) !== 'failed') onDone()
  }
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus(), [])
  const unsettled = editing.state.kind === 'conflict' || editing.state.kind === 'failed'
  return (
    <div ref={fields} className="grid gap-4 pt-2">
      <SectionEditor name={name} editing={editing} />
      <SectionSaveNote name={name} editing={editing} />
      {!unsettled && (
        <div>
          <Button look="river" small onClick={() => void finish()}>
            {t('done')}
          </Button>
        </div>
      )}
    </div>
  )
}
