import { Mic, SendHorizontal, X } from 'lucide-react'
import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { areWords } from '#platform/contract/bilingual-schemas.ts'
import { call } from '#platform/web/api/api.ts'
import { useMemberId } from '#platform/web/session/session-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import { useComposer } from '#platform/web/forms/use-composer.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { updateOwnPart } from '../../contract/conversation.endpoints.ts'
import { BODY_MAX, LINKS_MAX } from '../../contract/limits.ts'
import type { Conversation, Message } from '../../contract/message.ts'
import { type WrongWords, wrongWords } from '../../contract/message-text.ts'
import { AddFiles } from '../files/add-files.tsx'
import { DraftFileList } from '../files/draft-file-list.tsx'
import { summaryOf } from '../files/summary-of.ts'
import { type DraftFile, useDraftFiles } from '../files/use-draft-files.ts'
import { Scheduling } from '../schedule/scheduling.tsx'
import { useText } from '../use-text.ts'
import { useSpeaking } from '../voice/use-speaking.ts'
import { useSavedDraft } from './use-saved-draft.ts'
import { useTellTyping } from './use-typing.ts'

const VoiceRecorder = lazyPart(async () => (await import('../voice/voice-recorder.tsx')).VoiceRecorder)

/** Length from which the counter shows. */
const COUNT_FROM = BODY_MAX - 500

/** Text for the field: appended to its text, or in its place if that is one of these. */
export type Returned = { body: string; insteadOf?: readonly string[] }

type Props = {
  conversation: Conversation
  answering: Message | undefined
  answeredName: string
  editing: Message | undefined
  /** A rejected text to correct, or a chosen first line. */
  returned: Returned | undefined
  onCancel(): void
  /** Arrow-up in an empty field. */
  onEditLast(): void
  /** Resolves when the message is stored on this device or changed; rejects when its author must get it back. */
  onSend(body: string, files: readonly DraftFile[]): Promise<void>
}

/** The field of a message. A draft is stored on this device at once, and with the conversation on every other. */
export function Composer({
  conversation,
  answering,
  answeredName,
  editing,
  returned,
  onCancel,
  onEditLast,
  onSend,
}: Props) {
  const t = useText()
  const { id, own } = conversation
  const field = useRef<HTMLTextAreaElement>(null)
  const problem = useId()
  const keepSaved = useSavedDraft(id)
  /** Whether the server may have a draft, also after a lost response. */
  const isSaved = useRef(false)
  const draft = useAutosave({
    name: `message:${id}`,
    saved: { value: { draft: own.draft }, version: '0' },
    async send(value: { draft: string }) {
      isSaved.current = true
      await call(updateOwnPart, { params: { id }, body: value })
      isSaved.current = value.draft !== ''
      keepSaved(value.draft)
      return '0'
    },
    reload: async () => undefined,
    isHeld: (value) => !areWords(value.draft, BODY_MAX),
  })
  const [changed, setChanged] = useState<string>()
  const draftFiles = useDraftFiles()
  // A first message is a request, which has text only.
  const takesFiles = !editing && !conversation.own.isRequest
  const member = useMemberId()
  const speaking = useSpeaking({ member, conversation: id })
  const tellTyping = useTellTyping(id)
  const composer = useComposer<readonly DraftFile[]>({
    text: editing ? (changed ?? editing.body) : draft.value.draft,
    write: (value) => (editing ? setChanged(value) : draft.edit({ draft: value })),
    take: forgetDraft,
    stays: editing !== undefined,
    async send(words, files) {
      try {
        await onSend(words.trim(), files)
      } catch (failure) {
        draftFiles.giveBack(files)
        if (!editing) toast({ title: t('composer.notKept'), variant: 'destructive' })
        throw failure
      }
    },
    onSent: (hasMore) => editing && !hasMore && onCancel(),
  })
  const { text } = composer
  const over = text.trim().length - BODY_MAX
  const [wrong, setWrong] = useState<WrongWords>()
  // Chosen files and edits go first; the recording waits.
  const isSpeaking = speaking.isSpeaking && takesFiles && draftFiles.files.length === 0
  useEffect(() => {
    if (answering || editing) field.current?.focus()
    if (!editing) setChanged(undefined)
  }, [answering, editing])

  const { edit } = draft
  const lastReturn = useRef<object>(undefined)
  useEffect(() => {
    if (!returned || lastReturn.current === returned) return
    lastReturn.current = returned
    const { body, insteadOf = [] } = returned
    edit((now) => {
      const isReplaced = insteadOf.some((line) => line.trim() === now.draft.trim())
      return { draft: isReplaced ? body : [now.draft, body].filter(Boolean).join('\n') }
    })
    field.current?.focus()
  }, [returned, edit])

  function write(value: string) {
    setWrong(undefined)
    composer.write(value)
    if (!editing) tellTyping()
  }
  /** Clears the draft, on the server too, after saves in transit and before anything written next. */
  function forgetDraft() {
    isSaved.current ||= own.draft !== ''
    keepSaved('')
    if (isSaved.current) draft.edit({ draft: '' })
    else draft.forget()
  }
  function takePasted(event: ClipboardEvent) {
    const { files } = event.clipboardData
    if (!takesFiles || files.length === 0) return
    event.preventDefault()
    void draftFiles.add([...files])
  }
  function takeDropped(event: DragEvent) {
    if (!takesFiles || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void draftFiles.add([...event.dataTransfer.files])
  }
  function send(event?: FormEvent) {
    event?.preventDefault()
    const words = composer.read()
    const files = editing ? [] : draftFiles.files
    const hasFiles = files.length > 0 || (editing?.files.length ?? 0) > 0
    const why = wrongWords(words, hasFiles)
    // An empty field shows no error; it only sends nothing.
    setWrong(why !== 'empty' || words.trim() !== '' ? why : undefined)
    field.current?.focus()
    if (why) return
    if (!editing) draftFiles.clear()
    void composer.submit(files)
  }
  function pressed(event: KeyboardEvent) {
    if (event.key === 'Escape' && (answering || editing)) onCancel()
    if (event.key === 'ArrowUp' && text === '' && !answering && !editing) {
      event.preventDefault()
      return onEditLast()
    }
    // On phones Enter is a line break, because they have no other key for it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    send()
  }
  if (own.mayWrite !== 'yes')
    return (
      <p className="border-t border-line bg-surface px-gutter py-4 text-sm text-ink-2 lg:px-6">
        {t(own.mayWrite === 'waits' ? 'composer.waits' : 'composer.closed')}
      </p>
    )
  return (
    <form
      onSubmit={send}
      onDragOver={(event) => takesFiles && event.preventDefault()}
      onDrop={takeDropped}
      noValidate
      className="border-t border-line bg-surface px-2 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] lg:px-4"
    >
      {(answering || editing) && (
        <p className="flex items-center gap-2 px-2 text-sm text-ink-2">
          <span className="min-w-0 flex-1 truncate border-l-2 border-river pl-2">
            <b className="font-strong">
              {t(editing ? 'composer.editing' : 'composer.replyTo', { name: answeredName })}
            </b>{' '}
            {summaryOf((editing ?? answering)!, t)}
          </span>
          <IconButton icon={<X />} label={t('composer.cancel')} onClick={onCancel} />
        </p>
      )}
      {conversation.own.isRequest && <p className="px-2 pb-2 text-xs text-ink-2">{t('composer.request')}</p>}
      {takesFiles && <DraftFileList chosen={draftFiles} />}
      {!editing && <Scheduling conversation={id} text={text} onScheduled={forgetDraft} />}
      {isSpeaking && (
        <Suspense>
          <VoiceRecorder
            member={member}
            conversation={id}
            onSend={(voice) => onSend('', [voice])}
            onClose={speaking.end}
          />
        </Suspense>
      )}
      <div className="flex items-end gap-1.5" hidden={isSpeaking}>
        {takesFiles && <AddFiles onChosen={(files) => void draftFiles.add(files)} />}
        <textarea
          ref={field}
          name="message"
          rows={1}
          value={text}
          aria-label={t('composer.label')}
          aria-invalid={over > 0 || wrong !== undefined}
          aria-describedby={wrong && problem}
          placeholder={t('composer.placeholder')}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={pressed}
          onPaste={takePasted}
          className="field-sizing-content max-h-40 min-h-target flex-1 resize-none rounded-[1.375rem] border border-edge bg-paper px-4 py-2.5 leading-ui text-ink placeholder:text-ink-3"
        />
        {takesFiles && text === '' && draftFiles.files.length === 0 && (
          <IconButton icon={<Mic />} label={t('files.speak')} onClick={speaking.begin} />
        )}
        <IconButton
          type="submit"
          icon={<SendHorizontal />}
          label={t(editing ? 'composer.save' : 'composer.send')}
          className="rounded-full bg-apricot text-on-apricot hover:bg-apricot! hover:text-on-apricot!"
        />
      </div>
      {wrong && wrong !== 'tooLong' && (
        <p id={problem} role="alert" className="px-2 pt-1 text-sm text-harm-ink">
          {t(`composer.wrong.${wrong}`, { most: String(LINKS_MAX) })}
        </p>
      )}
      {text.length > COUNT_FROM && (
        <p
          role="status"
          className={classNames('px-2 pt-1 text-right text-xs', over > 0 ? 'text-harm-ink' : 'text-ink-2')}
        >
          {over > 0 ? t('composer.tooLong', { count: over }) : t('composer.left', { count: -over })}
        </p>
      )}
    </form>
  )
}
