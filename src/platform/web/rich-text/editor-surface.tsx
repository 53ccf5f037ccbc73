import { useEffect, useImperativeHandle, type Ref, useState } from 'react'
import { EditorTools, type MayUse } from './editor-tools.tsx'
import { EditedParts } from './parts/edited-parts.ts'
import type { EditorParts } from './parts/editor-parts.ts'
import { NameMenu, type Names, useNameMenu } from './parts/name-menu.tsx'
import { PartPortals } from './parts/part-portals.tsx'
import { SlashMenu, useSlashMenu } from './parts/slash-menu.tsx'
import { useWordInserts } from './parts/use-word-inserts.ts'
import { type EditorSettings, useEditor } from './use-editor.ts'
import { useRichTextText } from './use-rich-text-text.ts'

export type SurfaceHandle = { focus(): void }

type Props = EditorSettings & {
  ref?: Ref<SurfaceHandle> | undefined
  invalid: boolean
  mayUse?: MayUse | undefined
  /** How what is not words is written. */
  parts?: EditorParts | undefined
  /** Who can be named in the text. */
  names?: Names | undefined
}

/** Where a text is written, below its tools. */
export function EditorSurface({ ref, invalid, mayUse, parts, names, ...settings }: Props) {
  // Before there is an editor: waiting for the words of its tools later would hide it, and take its focus.
  const t = useRichTextText()
  const [places] = useState(() => parts && new EditedParts())
  const inserts = [...(parts?.inserts ?? []), ...useWordInserts(settings.profile)]
  const menu = useSlashMenu(inserts)
  const nameMenu = useNameMenu(names)
  const { place, editor } = useEditor({
    ...settings,
    ...(places && { places }),
    onKey: (event, current) =>
      nameMenu.onKey(event, current) ||
      menu.onKey(event, current) ||
      settings.onKey?.(event, current) === true,
  })
  const { profile, label, locked = false } = settings
  useImperativeHandle(ref, () => ({ focus: () => void editor?.commands.focus() }))
  useEffect(() => {
    const dom = editor?.view.dom
    dom?.setAttribute('aria-invalid', String(invalid))
    dom?.setAttribute('aria-readonly', String(locked))
  }, [editor, invalid, locked])
  return (
    <div className="relative rounded-control border border-edge bg-surface focus-within:border-river focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-river has-aria-invalid:border-harm">
      {editor && (
        <EditorTools
          editor={editor}
          profile={profile}
          label={`${t('label')}: ${label}`}
          inserts={inserts}
          mayUse={(tool) => !locked && (mayUse?.(tool, editor) ?? true)}
        />
      )}
      <div ref={place} />
      {editor && <SlashMenu editor={editor} menu={menu} />}
      {editor && names && <NameMenu editor={editor} names={names} menu={nameMenu} />}
      {places && parts && <PartPortals parts={places} render={parts.render} />}
    </div>
  )
}
