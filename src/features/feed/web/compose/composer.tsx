import { useEffect, useEffectEvent, useState } from 'react'
import { POST } from '#platform/contract/rich-text/profiles.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { SaveNote } from '#platform/web/forms/save-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { isSendKey } from '#platform/web/forms/send-keys.ts'
import { useDraftSending } from '#platform/web/forms/use-composer.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EditorSurface } from '#platform/web/rich-text/editor-surface.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Counter } from '#platform/web/ui/fields/counter.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { type Audience, AUDIENCES } from '../../contract/audience.ts'
import { POST_MAX, wordsOf } from '../../contract/post-text.ts'
import type { SavedDraft } from '../../contract/drafts.endpoints.ts'
import { useAccountDraft } from '../drafts/use-account-draft.ts'
import type { Unsent } from '../list/use-unsent.ts'
import { useDraftsText } from '../drafts/use-drafts-text.ts'
import { useText } from '../use-text.ts'
import { Attachments } from './attachments.tsx'
import { SharedPart } from './shared-part.tsx'
import { useNames } from './use-names.tsx'
import {
  afterPost,
  EMPTY_POST,
  type Fault,
  faultOf,
  POST_WRITING,
  type PostDraft,
  toPostDraft,
  toUnsent,
} from './post-draft.ts'

type Props = {
  publish: Unsent['publish']
  onClose: () => void
  /** What somebody came here to share; it is in the draft from then on. */
  share: string
  onShareTaken: () => void
  /** A draft of the account with which somebody goes on. */
  opened: SavedDraft | undefined
  onOpenedTaken: () => void
}

/** The field takes the focus, because its opener was pressed in order to write. */
const FOCUSED = { autoFocus: true }
const OF_WORDS: readonly (Fault | undefined)[] = ['empty', 'long']

/** Writes a post; the draft is kept on this device and on the account until it is published. */
export function Composer({ publish, onClose, share, onShareTaken, opened, onOpenedTaken }: Props) {
  const t = useText()
  const drafts = useDraftsText()
  const language = useLocale()
  const [fault, setFault] = useState<Fault>()
  const [problem, setProblem] = useState<string>()
  const {
    value: draft,
    write,
    read,
    submit,
    busy,
    kept,
  } = useDraftSending<PostDraft>({
    name: 'feed.post',
    writing: POST_WRITING,
    first: EMPTY_POST,
    empty: afterPost,
    send: (post) => publish(toUnsent(post), post.copy?.id),
    onSent: (hasMore) => !hasMore && onClose(),
    onFailure: (error) => setProblem(errorText(error, t('general'))),
  })
  const account = useAccountDraft({ draft, restored: kept.restored, read, write })
  const { autosave } = account
  const { body, audience, link } = draft
  const names = useNames({
    audience,
    onPick: (name) => edit({ mentions: [...(read().mentions ?? []), name] }),
  })
  const takeShare = useEffectEvent(() => {
    edit({ link: share })
    onShareTaken()
  })
  useEffect(() => {
    if (share !== '') takeShare()
  }, [share])
  const takeOpened = useEffectEvent((saved: SavedDraft) => {
    onOpenedTaken()
    void account.replace(toPostDraft(saved))
  })
  useEffect(() => {
    if (opened) takeOpened(opened)
  }, [opened])
  const inWords = OF_WORDS.includes(fault)
  function edit(next: Partial<PostDraft>) {
    setFault(undefined)
    write(account.keep({ ...read(), ...next }))
  }
  function send() {
    const content = read()
    // A second press finds nothing more to publish, which is no fault.
    if (busy && POST_WRITING.isEmpty(content)) return
    const nextFault = faultOf(content)
    setFault(nextFault)
    setProblem(undefined)
    if (nextFault) return
    void submit()
    // The outbox keeps the post from here on.
    autosave.forget()
  }
  return (
    <form
      noValidate
      className="grid gap-3 py-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onKeyDownCapture={(event) => {
        if (!isSendKey(event)) return
        event.preventDefault()
        event.stopPropagation()
        send()
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
          names={names}
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
      {link && <SharedPart link={link} onRemove={() => edit({ link: '' })} />}
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
      {autosave.state.kind === 'idle' ? <DraftNote {...kept} /> : <SaveNote autosave={autosave} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="river">
          {t(draft.schedule?.isOn ? 'compose.sendLater' : 'compose.send')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('compose.close')}
        </Button>
        {!POST_WRITING.isEmpty(draft) && (
          <Button look="quiet" onClick={() => void account.replace(afterPost(read()))}>
            {drafts('another')}
          </Button>
        )}
      </div>
    </form>
  )
}
