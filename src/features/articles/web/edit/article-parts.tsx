import { Asterisk, Compass, FileText, ImageIcon, Play } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { DocumentPart, DocumentPicker, FigurePart, LibraryPicker } from '#features/library/web/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Card, Embed, Figure, Footnote } from '#platform/contract/rich-text/document.ts'
import type { EditorParts } from '#platform/web/rich-text/parts/editor-parts.ts'
import { useEditorText } from '../use-editor-text.ts'
import { AskCard, AskEmbed, AskFootnote } from './parts/ask-dialogs.tsx'
import { CardPart, EmbedPart, FootnotePart } from './parts/part-signs.tsx'

type PartNode = { type: string; attrs: Record<string, unknown> }
type Insertion = {
  kind: 'figure' | 'file' | 'footnote' | 'card' | 'embed'
  language: Locale
  insert: (node: PartNode) => void
}

const INSERTS = [
  { id: 'figure', Icon: ImageIcon },
  { id: 'file', Icon: FileText },
  { id: 'footnote', Icon: Asterisk },
  { id: 'card', Icon: Compass },
  { id: 'embed', Icon: Play },
] as const

/** How articles are written beside their words, and the dialogs that ask for it. */
export function useArticleParts() {
  const t = useEditorText()
  const [insertion, setInsertion] = useState<Insertion>()
  const parts = (language: Locale): EditorParts => ({
    inserts: INSERTS.map(({ id, Icon }) => ({
      id,
      label: t(`parts.${id}`),
      Icon,
      open: (insert) => setInsertion({ kind: id, language, insert }),
    })),
    render({ type, attrs, change, remove }): ReactNode {
      const acts = { onChange: change, onRemove: remove }
      if (type === 'figure') return <FigurePart attrs={attrs as Figure['attrs']} {...acts} />
      if (type === 'embed') return <EmbedPart attrs={attrs as Embed['attrs']} {...acts} />
      if (type === 'card' && attrs.kind === 'file')
        return <DocumentPart id={(attrs as Card['attrs']).slug} onRemove={remove} />
      if (type === 'card') return <CardPart attrs={attrs as Card['attrs']} {...acts} />
      return <FootnotePart attrs={attrs as Footnote['attrs']} {...acts} />
    },
  })
  return { parts, dialog: insertion && <Asking asked={insertion} onDone={() => setInsertion(undefined)} /> }
}

function Asking({ asked: { kind, language, insert }, onDone }: { asked: Insertion; onDone: () => void }) {
  const answer = (attrs: PartNode['attrs']) => {
    onDone()
    insert({ type: kind === 'file' ? 'card' : kind, attrs })
  }
  if (kind === 'footnote') return <AskFootnote onAnswer={answer} onClose={onDone} />
  if (kind === 'card') return <AskCard onAnswer={answer} onClose={onDone} />
  if (kind === 'embed') return <AskEmbed onAnswer={answer} onClose={onDone} />
  if (kind === 'file')
    return (
      <Suspense>
        <DocumentPicker onClose={onDone} onChoose={({ id: slug }) => answer({ kind, slug })} />
      </Suspense>
    )
  return (
    <Suspense>
      <LibraryPicker
        onClose={onDone}
        onChoose={({ id: picture, description }) =>
          answer({ picture, alt: description[language], caption: '' })
        }
      />
    </Suspense>
  )
}
