import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { LINK_MAX, linkFrom } from '#platform/contract/rich-text/links.ts'
import type { Profile } from '#platform/contract/rich-text/profiles.ts'
import { useRichTextText } from './use-rich-text-text.ts'

type Props = { editor: Editor; profile: Profile; onDone: () => void }

/** The address of the link under the selection. Not a form: it stands inside of one. */
export function LinkForm({ editor, profile, onDone }: Props) {
  const t = useRichTextText()
  const href = String(editor.getAttributes('link').href ?? '')
  const [hrefInput, setHrefInput] = useState(href)
  const [wrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  function set() {
    const address = linkFrom(hrefInput, profile)
    if (!address) return setWrong(true)
    const { empty } = editor.state.selection
    const chain = editor.chain().focus().extendMarkRange('link')
    if (empty && href === '') {
      const marks = [{ type: 'link', attrs: { href: address } }]
      chain.insertContent({ type: 'text', text: hrefInput.trim(), marks }).run()
    } else chain.setMark('link', { href: address }).run()
    onDone()
  }
  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
    onDone()
  }
  return (
    <div className="flex flex-wrap items-end gap-2 border-t border-line p-3">
      <TextInput
        ref={input}
        name="link"
        type="text"
        inputMode="url"
        label={t('linkAddress')}
        value={hrefInput}
        maxLength={LINK_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={profile.ownPaths && t('linkHelp')}
        error={wrong && t(profile.ownPaths ? 'linkNone' : 'linkWrong')}
        onChange={(event) => {
          setHrefInput(event.target.value)
          setWrong(false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation()
            editor.commands.focus()
            onDone()
          }
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          set()
        }}
        className="min-w-0 flex-1 basis-60"
      />
      <Button small look="river" onClick={set}>
        {t('linkSet')}
      </Button>
      {href !== '' && (
        <Button small onClick={remove}>
          {t('linkRemove')}
        </Button>
      )}
    </div>
  )
}
