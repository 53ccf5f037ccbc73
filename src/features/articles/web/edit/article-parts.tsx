import { ImageIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FigurePart, LibraryPicker } from '#features/library/web/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Figure } from '#platform/contract/rich-text/document.ts'
import type { EditorParts } from '#platform/web/rich-text/parts/editor-parts.ts'
import { useEditorText } from '../use-editor-text.ts'

type Asked = { language: Locale; insert: Parameters<EditorParts['inserts'][number]['open']>[0] }

/** How articles are written beside their words, and the dialogs that ask for it. */
export function useArticleParts() {
  const t = useEditorText()
  const [asked, setAsked] = useState<Asked>()
  const parts = (language: Locale): EditorParts => ({
    inserts: [
      {
        id: 'figure',
        label: t('parts.figure'),
        Icon: ImageIcon,
        open: (insert) => setAsked({ language, insert }),
      },
    ],
    render({ type, attrs, change, remove }) {
      if (type !== 'figure') return null
      return <FigurePart attrs={attrs as Figure['attrs']} onChange={change} onRemove={remove} />
    },
  })
  const dialog = asked && (
    <Suspense>
      <LibraryPicker
        onClose={() => setAsked(undefined)}
        onChoose={({ id: picture, description }) => {
          const attrs = { picture, alt: description[asked.language], caption: '' }
          setAsked(undefined)
          asked.insert({ type: 'figure', attrs })
        }}
      />
    </Suspense>
  )
  return { parts, dialog }
}
