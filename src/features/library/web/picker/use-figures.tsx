import { ImageIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Locale } from '#platform/contract/locale.ts'
import type { Figure } from '#platform/contract/rich-text/document.ts'
import type { EditorParts } from '#platform/web/rich-text/parts/editor-parts.ts'
import { FigurePart, LibraryPicker } from '../lazy-parts.ts'
import { useEditorText } from '../use-editor-text.ts'

type Asked = { language: Locale; insert: (node: { type: string; attrs: Figure['attrs'] }) => void }

/** How pictures stand in an editor whose only parts beside words they are, and the dialog that asks for one. */
export function useFigures() {
  const t = useEditorText()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const parts = (language: Locale): EditorParts => ({
    inserts: [
      {
        id: 'figure',
        label: t('part.insert'),
        Icon: ImageIcon,
        open: (insert) => setAsked({ language, insert }),
      },
    ],
    render: ({ attrs, change, remove }) => (
      <FigurePart attrs={attrs as Figure['attrs']} onChange={change} onRemove={remove} />
    ),
  })
  const dialog = asked && (
    <Suspense>
      <LibraryPicker
        onClose={close}
        onChoose={({ id: picture, description }) => {
          close()
          asked.insert({ type: 'figure', attrs: { picture, alt: description[asked.language], caption: '' } })
        }}
      />
    </Suspense>
  )
  return { parts, dialog }
}
