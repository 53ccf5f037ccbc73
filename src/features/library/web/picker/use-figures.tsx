import { ImageIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Locale } from '#platform/contract/locale.ts'
import type { Figure } from '#platform/contract/rich-text/document.ts'
import type { EditorParts } from '#platform/web/rich-text/parts/editor-parts.ts'
import { FigurePart, LibraryPicker } from '../lazy-parts.ts'
import { useEditorText } from '../use-editor-text.ts'

type Request = { language: Locale; insert: (node: { type: string; attrs: Figure['attrs'] }) => void }

/** How pictures stand in an editor whose only parts beside words they are, and the dialog that asks for one. */
export function useFigures() {
  const t = useEditorText()
  const [request, setRequest] = useState<Request>()
  const close = () => setRequest(undefined)
  const parts = (language: Locale): EditorParts => ({
    inserts: [
      {
        id: 'figure',
        label: t('part.insert'),
        Icon: ImageIcon,
        open: (insert) => setRequest({ language, insert }),
      },
    ],
    render: ({ attrs, change, remove }) => (
      <FigurePart attrs={attrs as Figure['attrs']} onChange={change} onRemove={remove} />
    ),
  })
  const dialog = request && (
    <Suspense>
      <LibraryPicker
        onClose={close}
        onChoose={({ id: picture, description }) => {
          close()
          request.insert({
            type: 'figure',
            attrs: { picture, alt: description[request.language], caption: '' },
          })
        }}
      />
    </Suspense>
  )
  return { parts, dialog }
}
