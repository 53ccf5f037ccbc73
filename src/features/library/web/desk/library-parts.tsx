import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { PickStrip } from '#platform/web/ui/blocks/pick.tsx'
import { OwnDocuments, StaffDocuments } from '../documents/document-lists.tsx'
import { useEditorText } from '../use-editor-text.ts'
import { OwnPictures, StaffPictures } from './picture-lists.tsx'

const PARTS = ['pictures', 'files'] as const

/** The pictures and files of all authors, for staff. */
export function StaffLibrary() {
  return <Parts pictures={<StaffPictures />} files={<StaffDocuments />} />
}

/** The author's own pictures and files and those for every author. */
export function OwnLibrary() {
  return <Parts pictures={<OwnPictures />} files={<OwnDocuments />} />
}

/** The part that the address names, else the pictures. */
function Parts(parts: Record<(typeof PARTS)[number], ReactNode>) {
  const t = useEditorText()
  const [search, setSearch] = useSearchParams()
  const part = PARTS.find((one) => one === search.get('part')) ?? PARTS[0]
  return (
    <>
      <PickStrip
        label={t('desk.parts.label')}
        value={part}
        options={PARTS.map((value) => ({ value, text: t(`desk.parts.${value}`) }))}
        onChange={(value) => setSearch({ part: value }, { replace: true })}
        className="mb-4"
      />
      {parts[part]}
    </>
  )
}
