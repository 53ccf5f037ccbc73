import { useEffect, useRef, useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { SaveNote } from '#platform/web/forms/save-note.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { ArticleView } from '../article-view.tsx'
import { useEditorText } from '../use-editor-text.ts'
import { previewOf } from './preview-of.ts'
import { PublishCard } from './publish-card.tsx'
import { STATE_TONE } from './state-tone.ts'
import { useContent, useEdited } from './use-edited.ts'
import { WritingPart } from './writing-part.tsx'

type Mode = 'write' | 'preview'

/** An article being written: its text, saving and publishing beside it. */
export function EditPage() {
  const t = useEditorText()
  const locale = useLocale()
  const edited = useEdited()
  const editing = useContent()
  const [mode, setMode] = useState<Mode>('write')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { value: content, faults } = editing
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <Chip tone={STATE_TONE[edited.state]}>{t(`states.${edited.state}`)}</Chip>
          <h1 ref={title} tabIndex={-1} className="mt-1 text-2xl outline-none [overflow-wrap:anywhere]">
            {readText(content.title, locale).text || t('untitled')}
          </h1>
        </div>
        <Segmented<Mode>
          label={t('publish.preview')}
          value={mode}
          options={(['write', 'preview'] as const).map((value) => ({ value, text: t(`publish.${value}`) }))}
          onChange={setMode}
        />
      </header>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {mode === 'write' ? (
            <WritingPart content={content} errors={{ ...errors, ...faults }} edit={editing.edit} />
          ) : (
            <ArticleView article={previewOf(edited, content)} titleTag="h2" />
          )}
        </div>
        <div className="grid content-start gap-4 lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:self-start">
          <SaveNote autosave={editing} />
          <PublishCard editing={editing} errors={errors} onErrors={setErrors} />
        </div>
      </div>
    </>
  )
}
