import { type FormEvent, type ReactNode, useState } from 'react'
import type { Card, Embed, Footnote } from '#platform/contract/rich-text/document.ts'
import { embedFrom } from '#platform/contract/rich-text/embeds.ts'
import { CAPTION_MAX, FOOTNOTE_MAX } from '#platform/contract/rich-text/part-limits.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { cardFrom } from '../../../contract/card-from.ts'
import { useEditorText } from '../../use-editor-text.ts'

type Props<Attrs> = { given?: Attrs; onAnswer: (attrs: Attrs) => void; onClose: () => void }

/** Asks for the text of a footnote. */
export function AskFootnote({ given, onAnswer, onClose }: Props<Footnote['attrs']>) {
  const t = useEditorText()
  const [text, setText] = useState(given?.text ?? '')
  return (
    <Ask
      title={t('parts.footnote')}
      onClose={onClose}
      onSend={() => text.trim() !== '' && onAnswer({ text: text.trim() })}
    >
      <Textarea
        name="footnote"
        label={t('ask.footnote')}
        rows={3}
        limit={FOOTNOTE_MAX}
        value={text}
        onChange={(event) => setText(event.target.value.replaceAll('\n', ' '))}
      />
    </Ask>
  )
}

/** A call, an opportunity or a form, by the address of its page here. */
export function AskCard({ onAnswer, onClose }: Props<Card['attrs']>) {
  const t = useEditorText()
  const [address, setAddress] = useState('')
  const [isWrong, setWrong] = useState(false)
  return (
    <Ask
      title={t('parts.card')}
      onClose={onClose}
      onSend={() => {
        const card = cardFrom(address)
        if (card) onAnswer(card)
        setWrong(!card)
      }}
    >
      <TextInput
        name="card"
        label={t('ask.card')}
        help={t('ask.cardHelp')}
        error={isWrong && t('ask.cardWrong')}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
    </Ask>
  )
}

/** Something of another site, with what it is called here. */
export function AskEmbed({ onAnswer, onClose }: Props<Embed['attrs']>) {
  const t = useEditorText()
  const [address, setAddress] = useState('')
  const [title, setTitle] = useState('')
  const [isTried, setTried] = useState(false)
  const href = embedFrom(address)
  return (
    <Ask
      title={t('parts.embed')}
      onClose={onClose}
      onSend={() => {
        setTried(true)
        if (href && title.trim() !== '') onAnswer({ href, title: title.trim() })
      }}
    >
      <TextInput
        name="embed"
        label={t('ask.embed')}
        help={t('ask.embedHelp')}
        error={isTried && !href && t('ask.embedWrong')}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <TextInput
        name="embed-title"
        label={t('ask.embedTitle')}
        error={isTried && title.trim() === '' && t('ask.embedTitleMissing')}
        maxLength={CAPTION_MAX}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
    </Ask>
  )
}

type AskProps = { title: string; onSend: () => void; onClose: () => void; children: ReactNode }

function Ask({ title, onSend, onClose, children }: AskProps) {
  const t = useEditorText()
  function send(event: FormEvent) {
    event.preventDefault()
    onSend()
  }
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('close')}>
      <form method="post" noValidate onSubmit={send} className="grid gap-4">
        {children}
        <FormFoot onCancel={onClose} act={t('ask.put')} busy={false} />
      </form>
    </Dialog>
  )
}
