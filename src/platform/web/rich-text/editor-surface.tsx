import { useEffect, useImperativeHandle, type Ref } from 'react'
import { EditorTools, type MayUse } from './editor-tools.tsx'
import { type EditorSettings, useEditor } from './use-editor.ts'
import { useRichTextText } from './use-rich-text-text.ts'

export type SurfaceHandle = { focus(): void }

type Props = EditorSettings & {
  ref?: Ref<SurfaceHandle> | undefined
  invalid: boolean
  mayUse?: MayUse | undefined
}

/** Where a text is written, below its tools. */
export function EditorSurface({ ref, invalid, mayUse, ...settings }: Props) {
  // Before there is an editor: waiting for the words of its tools later would hide it, and take its focus.
  const t = useRichTextText()
  const { place, editor } = useEditor(settings)
  const { profile, label, locked = false } = settings
  useImperativeHandle(ref, () => ({ focus: () => void editor?.commands.focus() }))
  useEffect(() => {
    const dom = editor?.view.dom
    dom?.setAttribute('aria-invalid', String(invalid))
    dom?.setAttribute('aria-readonly', String(locked))
  }, [editor, invalid, locked])
  return (
    <div className="rounded-control border border-edge bg-surface focus-within:border-river focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-river has-aria-invalid:border-harm">
      {editor && (
        <EditorTools
          editor={editor}
          profile={profile}
          label={`${t('label')}: ${label}`}
          mayUse={(tool) => !locked && (mayUse?.(tool, editor) ?? true)}
        />
      )}
      <div ref={place} />
    </div>
  )
}
