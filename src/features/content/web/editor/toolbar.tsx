import { Bold, Highlighter, Italic, Link2, Palette } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { COLORS, HIGHLIGHTS, linkFrom, type MarkName, type Marks } from '../../contract/rich-text.ts'
import { setMark, sharedMark, toggleMark } from '../../contract/rich-text-edit.ts'
import { useText } from '../use-text.ts'
import { LinkField } from './link-field.tsx'
import { Swatches } from './swatches.tsx'
import type { EditorTextControl } from './use-editor-text.ts'

export type Tool = 'link' | 'color' | 'highlight'

type ToolbarProps = {
  text: EditorTextControl
  noLinks: boolean
  locked: boolean
  tool: Tool | undefined
  onTool: (tool: Tool | undefined) => void
  onDone: () => void
}

/** What can be done to the selected words. */
export function Toolbar({ text, noLinks, locked, tool, onTool, onDone }: ToolbarProps) {
  const t = useText()
  const mark = useMarks({ text, locked })
  const [last, setLast] = useState<{ color: Marks['color']; highlight: Marks['highlight'] }>({
    color: 'river',
    highlight: 'sun',
  })

  function pick<N extends 'color' | 'highlight'>(name: N, value: Marks[N]) {
    mark.set(name, value)
    if (value) setLast((now) => ({ ...now, [name]: value }))
  }
  function openSwatches(name: 'color' | 'highlight') {
    if (tool === name) return onTool(undefined)
    if (!mark.selected()) return
    if (!mark.shared(name)) mark.set(name, last[name])
    onTool(name)
  }
  function openLink() {
    if (tool === 'link') return onTool(undefined)
    if (!mark.selected()) return
    if (noLinks) return void toast({ variant: 'destructive', title: t('editor.noLinks') })
    onTool('link')
  }
  function confirmLink(typed: string): boolean {
    const link = linkFrom(typed)
    if (!link) return false
    mark.set('link', link)
    onTool(undefined)
    onDone()
    return true
  }
  return (
    <>
      {/* Pressing a tool must not take the selection out of the text. */}
      <div
        role="group"
        aria-label={t('tools.label')}
        onMouseDown={(event) => event.preventDefault()}
        className="flex gap-1"
      >
        <ToolButton
          icon={<Bold />}
          label={t('tools.bold')}
          pressed={mark.shared('bold') === true}
          onPress={() => mark.toggle('bold')}
        />
        <ToolButton
          icon={<Italic />}
          label={t('tools.italic')}
          pressed={mark.shared('italic') === true}
          onPress={() => mark.toggle('italic')}
        />
        <ToolButton
          icon={<Link2 />}
          label={t('tools.link')}
          pressed={mark.shared('link') !== undefined}
          expanded={tool === 'link'}
          onPress={openLink}
        />
        <ToolButton
          icon={<Palette />}
          label={t('tools.color')}
          pressed={mark.shared('color') !== undefined}
          expanded={tool === 'color'}
          onPress={() => openSwatches('color')}
        />
        <ToolButton
          icon={<Highlighter />}
          label={t('tools.highlight')}
          pressed={mark.shared('highlight') !== undefined}
          expanded={tool === 'highlight'}
          onPress={() => openSwatches('highlight')}
        />
      </div>
      {tool === 'link' && (
        <LinkField
          initial={mark.shared('link') ?? ''}
          onConfirm={confirmLink}
          onRemove={() => {
            mark.set('link', undefined)
            onTool(undefined)
            onDone()
          }}
          onCancel={() => {
            onTool(undefined)
            onDone()
          }}
        />
      )}
      {tool === 'color' && (
        <Swatches
          kind="color"
          values={COLORS}
          value={mark.shared('color')}
          onPick={(value) => pick('color', value)}
        />
      )}
      {tool === 'highlight' && (
        <Swatches
          kind="highlight"
          values={HIGHLIGHTS}
          value={mark.shared('highlight')}
          onPick={(value) => pick('highlight', value)}
        />
      )}
    </>
  )
}

/** Marks on the selected words; without a selection it says so. */
export function useMarks({ text, locked }: { text: EditorTextControl; locked: boolean }) {
  const t = useText()
  const { runs, selection: range } = text
  function selected(): boolean {
    if (locked) return false
    if (range.from !== range.to) return true
    toast({
      variant: 'destructive',
      title: t('editor.noSelection'),
      description: t('editor.noSelectionText'),
    })
    return false
  }
  return {
    selected,
    shared: <N extends MarkName>(name: N) => sharedMark({ runs, range, name }),
    toggle(name: 'bold' | 'italic') {
      if (selected()) text.changed({ runs: toggleMark({ runs, range, name }), selection: range })
    },
    set<N extends MarkName>(name: N, value: Marks[N] | undefined) {
      if (selected()) text.changed({ runs: setMark({ runs, range, name, value }), selection: range })
    },
  }
}

type ToolButtonProps = {
  icon: ReactNode
  label: string
  pressed: boolean
  expanded?: boolean
  onPress: () => void
}

function ToolButton({ icon, label, pressed, expanded, onPress }: ToolButtonProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      title={label}
      aria-pressed={pressed}
      {...(expanded !== undefined && { 'aria-expanded': expanded })}
      onClick={onPress}
      className="aria-expanded:bg-sunken aria-pressed:bg-river-tint aria-pressed:[&_.lucide]:fill-none"
    />
  )
}
