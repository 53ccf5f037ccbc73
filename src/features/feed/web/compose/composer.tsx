import { useRef, useState } from 'react'
import { POST } from '#platform/contract/rich-text/profiles.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useKept } from '#platform/web/forms/use-kept.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EditorSurface } from '#platform/web/rich-text/editor-surface.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Counter } from '#platform/web/ui/fields/counter.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { type Audience, AUDIENCES } from '../../contract/audience.ts'
import { POST_MAX, wordsOf } from '../../contract/post-text.ts'
import type { UnsentPost } from '../outbox-sender.ts'
import { useText } from '../use-text.ts'
import { Attachments } from './attachments.tsx'
import { EMPTY_POST, type Fault, faultOf, type PostDraft, toUnsent } from './post-draft.ts'

type Props = { publish: (post: UnsentPost) => Promise<unknown>; onClose: () => void }

/** The field takes the focus, because its opener was pressed in order to write. */
const FOCUSED = { autoFocus: true }
const OF_WORDS: readonly (Fault | undefined)[] = ['empty', 'long']

/** Writes a post; the draft is kept on this device until it is published. */
export function Composer({ publish, onClose }: Props) {
  const t = useText()
  const language = useLocale()
  const [draft, change, forget, kept] = useKept<PostDraft>('feed.post', EMPTY_POST)
  const [fault, setFault] = useState<Fault>()
  const [problem, setProblem] = useState<string>()
  const isSending = useRef(false)
  // The device may take a moment to store the post; what is typed meanwhile would belong to no post.
  const [storing, setStoring] = useState(false)
  const { body, audience } = draft
  const inWords = OF_WORDS.includes(fault)
  function edit(next: Partial<PostDraft>) {
    setFault(undefined)
    change({ ...draft, ...next })
  }
  async function send() {
    // A second press, or Enter, may come before the first is drawn.
    if (isSending.current) return
    const found = faultOf(draft)
    setFault(found)
    setProblem(undefined)
    if (found) return
    isSending.current = true
    setStoring(true)
    try {
      await publish(toUnsent(draft))
      forget()
      onClose()
    } catch (error) {
      isSending.current = false
      setStoring(false)
      setProblem(errorText(error, t('general')))
    }
  }
  return (
    <form
      noValidate
      inert={storing}
      className="grid gap-3 py-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        event.stopPropagation()
        void send()
      }}
    >
      <div>
        <p className="mb-1.5 text-sm font-strong">{t('compose.label')}</p>
        <EditorSurface
          name="body"
          label={t('compose.label')}
          profile={POST}
          language={language}
          value={body}
          describedBy="post-wrong"
          invalid={inWords}
          {...FOCUSED}
          onChange={(next) => edit({ body: next })}
        />
        <p id="post-wrong" role="alert" className="mt-1.5 text-sm text-harm-ink empty:hidden">
          {fault && inWords && t(`compose.faults.${fault}`, { max: POST_MAX })}
        </p>
        <p className="mt-1 text-right text-xs text-ink-2">
          <Counter used={wordsOf(body).length} limit={POST_MAX} />
        </p>
      </div>
      <Attachments draft={draft} edit={edit} />
      <Select
        name="audience"
        label={t('audience.label')}
        value={audience}
        options={AUDIENCES.map((value) => ({ value, text: t(`audience.${value}`) }))}
        onChange={(event) => edit({ audience: event.target.value as Audience })}
      />
      <FormProblem
        text={problem ?? (fault && !inWords ? t(`compose.faults.${fault}`, { max: POST_MAX }) : undefined)}
      />
      <DraftNote {...kept} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="river">
          {t('compose.send')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('compose.close')}
        </Button>
      </div>
    </form>
  )
}
