import { Suspense, useEffect, useRef, useState } from 'react'
import { MENTIONS_MAX } from '#platform/contract/mentions.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { isSendKey } from '#platform/web/forms/send-keys.ts'
import { useDraftComposer } from '#platform/web/forms/use-composer.ts'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { TEXT_MAX } from '../../contract/discussions.endpoints.ts'
import { PROPOSAL_MAX } from '../../contract/threads/threads.endpoints.ts'
import type { Naming, PersonName } from '../comments/mention-menu.tsx'
import { useThreadText } from './use-thread-text.ts'

const MentionMenu = lazyPart(async () => (await import('../comments/mention-menu.tsx')).MentionMenu)
const NOBODY: readonly PersonName[] = []

type Props = {
  what: 'comment' | 'proposal' | 'answer' | 'edit'
  /** The name under which the text is stored on the device until it is sent. */
  draft: string
  text?: string
  /** The words that a proposal replaces. */
  words?: string
  /** The thing under discussion, when the text may name people. */
  naming?: Naming
  /** Members whom the stored text names. */
  named?: readonly PersonName[]
  send: (input: { text: string; proposal: string | null; mentions: string[] }) => Promise<unknown>
  onClose: () => void
}

/** Takes a comment, a proposal, an answer or an edit of one. */
export function SayForm({
  what,
  draft,
  text: first = '',
  words = '',
  naming,
  named = NOBODY,
  send,
  onClose,
}: Props) {
  const t = useThreadText()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const isProposal = what === 'proposal'
  const wrongWords = useWordsProblem()
  const [problem, setProblem] = useState<string>()
  const [wrong, setWrong] = useState<{ text?: string | undefined; proposal?: string | undefined }>({})
  const [proposal, setProposal, forgetProposal] = useDeviceDraft(`${draft}.words`, words)
  const [names, setNames, forgetNames] = useDeviceDraft(`${draft}.names`, named)
  const { text, write, read, submit, busy, kept } = useDraftComposer({
    name: draft,
    first,
    stays: what === 'edit' || isProposal,
    send: (input) =>
      send({
        text: input.trim(),
        proposal: isProposal ? proposal : null,
        mentions: idsIn(input, names),
      }),
    onSent(hasMore) {
      forgetProposal()
      forgetNames()
      if (!hasMore) onClose()
    },
    onFailure: (error) => setProblem(errorText(error, t('general'))),
  })
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  function judged(input: string) {
    const wrongText = wrongWords(input, TEXT_MAX)
    if (isProposal) {
      const same = proposal === words ? t('proposal.same') : undefined
      return { proposal: same ?? wrongWords(proposal, PROPOSAL_MAX), text: wrongText }
    }
    // A second press finds the field empty, which is no fault.
    return { text: input === '' && !busy ? t('empty') : wrongText }
  }
  return (
    <form
      ref={form}
      noValidate
      className="mt-2 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const input = read().trim()
        const why = judged(input)
        setWrong(why)
        setProblem(undefined)
        if (why.text || why.proposal) form.current?.querySelector('textarea')?.focus()
        else if (input !== '' || isProposal) void submit()
      }}
      onKeyDown={(event) => {
        if (!isSendKey(event)) return
        event.preventDefault()
        form.current?.requestSubmit()
      }}
    >
      {isProposal && (
        <Textarea
          name="proposal"
          label={t('proposal.words')}
          error={wrong.proposal}
          rows={3}
          limit={PROPOSAL_MAX}
          value={proposal}
          onChange={(event) => {
            setWrong({})
            setProposal(event.currentTarget.value)
          }}
        />
      )}
      <Textarea
        ref={field}
        name="text"
        label={t(`${what}.label`)}
        error={wrong.text}
        rows={isProposal ? 2 : 3}
        limit={TEXT_MAX}
        value={text}
        onChange={(event) => {
          setWrong({})
          write(event.currentTarget.value)
        }}
      />
      {naming && text.includes('@') && (
        <Suspense>
          <MentionMenu
            about={naming}
            field={field}
            text={text}
            write={write}
            onPick={(one) => setNames([...names, one])}
          />
        </Suspense>
      )}
      <FormProblem text={problem} />
      <DraftNote {...kept} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="river" small busy={busy && t('sending')}>
          {t(`${what}.send`)}
        </Button>
        <Button look="quiet" small onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Returns the ids of members whose names are still in the text; the server checks them again. */
function idsIn(text: string, names: readonly PersonName[]): string[] {
  const ids = names.flatMap(({ id, name }) => (text.includes(`@${name}`) ? [id] : []))
  return [...new Set(ids)].slice(0, MENTIONS_MAX)
}
