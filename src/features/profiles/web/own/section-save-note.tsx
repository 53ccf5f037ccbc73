import { SaveNote } from '#platform/web/forms/save-note.tsx'
import type { SectionName } from '../../contract/sections.ts'
import { SectionContent } from '../view/section-content.tsx'
import { useText } from '../use-text.ts'
import { isEmpty } from './is-empty.ts'
import type { SectionEditing } from './use-section.ts'

type Props<S extends SectionName> = { name: S; editing: SectionEditing<S> }

/** The state of saving; in a conflict also the other device's version, to choose from. */
export function SectionSaveNote<S extends SectionName>({ name, editing }: Props<S>) {
  const t = useText()
  const { content } = editing.saved
  return (
    <SaveNote
      autosave={editing}
      theirs={
        <div
          className="mt-3 max-h-80 overflow-y-auto rounded-control border border-line bg-surface p-4"
          tabIndex={0}
        >
          {isEmpty(name, content) ? (
            <p>{t('saving.nothing')}</p>
          ) : (
            <SectionContent name={name} content={content} />
          )}
        </div>
      }
    />
  )
}
