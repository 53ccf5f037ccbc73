import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import {
  deleteCall,
  deleteCallChanges,
  type EditedCall,
  publishCall,
} from '../../contract/call-editing.endpoints.ts'
import { overspendOf } from '../../contract/bank-fund.ts'
import type { DateFault } from '../../contract/call-checklist.ts'
import type { DifferingFigure } from '../../contract/figures/differing-figures.ts'
import type { FrozenChange } from '../../contract/frozen-changes.ts'
import { useManageText } from '../use-manage-text.ts'
import { useEditedCall, useEditedCallStore } from './use-edited-call.ts'
import type { CallEditing } from './use-call-editing.ts'

const Hindrances = lazyPart(async () => (await import('./hindrances.tsx')).Hindrances)
const ProlongDialog = lazyPart(async () => (await import('./prolong-dialog.tsx')).ProlongDialog)
const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog)
const PostponeDialog = lazyPart(async () => (await import('./postpone-dialog.tsx')).PostponeDialog)
const TermsDialog = lazyPart(async () => (await import('./terms-dialog.tsx')).TermsDialog)
const TermChange = lazyPart(async () => (await import('./term-change.tsx')).TermChange)
const FiguresDialog = lazyPart(async () => (await import('./figures-dialog.tsx')).FiguresDialog)
const FundDialog = lazyPart(async () => (await import('./fund-dialog.tsx')).FundDialog)
const FundNote = lazyPart(async () => (await import('./fund-note.tsx')).FundNote)
const DifferingNote = lazyPart(async () => (await import('./differing-note.tsx')).DifferingNote)
const RemoveDialog = lazyPart(async () => (await import('./remove-dialog.tsx')).RemoveDialog)

type Props = {
  writing: CallEditing
  missing: readonly string[]
  faults: readonly DateFault[]
  frozen: readonly FrozenChange[]
  differing: readonly DifferingFigure[]
  tried: boolean
  onTry: () => void
}

type Confirmed = { figuresSeen?: boolean; overspend?: { left: number; reason: string } }

/** Shows the state of the call, obstacles to publishing, and the next actions. */
export function StateCard({ writing, missing, faults, frozen, differing, tried, onTry }: Props) {
  const t = useManageText()
  const locale = useLocale()
  const store = useEditedCallStore()
  const navigate = useNavigate()
  const {
    id,
    slug,
    phase,
    unpublished,
    begun,
    sent,
    reason,
    termChange,
    published,
    bankFund,
    content: saved,
  } = useEditedCall()
  const { busy, act } = useAct({
    refresh: [],
    failed: t('general'),
    // Another call of the bank may have been published in the meantime.
    onFailure: () => void store.reload(),
  })
  const [dialog, setDialog] = useState<
    'prolong' | 'postpone' | 'terms' | 'figures' | 'term-figures' | 'fund' | 'cancel' | 'remove'
  >()
  const params = { id }
  // Another window may have written something that nobody has read here.
  const requestOptions = () => ({ params, ifMatch: store.read()?.version ?? '' })
  const isDraft = phase === 'draft'
  const isOver = phase === 'finished' || phase === 'cancelled'
  const isOpen = phase === 'open' || phase === 'upcoming'
  const hasChanges = unpublished || writing.unsaved !== undefined

  const { fund } = writing.value.content
  const isOverspent = overspendOf({ fund, published: published?.fund ?? null, bank: bankFund }) > 0

  async function publish({ figuresSeen = false, overspend }: Confirmed = {}) {
    onTry()
    if (missing.length > 0 || frozen.length > 0) return
    if (differing.length > 0 && !figuresSeen) {
      setDialog('figures')
      return
    }
    if (isOverspent && !overspend) {
      setDialog('fund')
      return
    }
    setDialog(undefined)
    if ((await writing.save()) !== 'saved') {
      toast({ title: t('state.unsaved'), variant: 'destructive' })
      return
    }
    await act(
      async () =>
        store.replace(
          await call(publishCall, {
            ...requestOptions(),
            body: { figuresSeen, ...(overspend && { overspend }) },
          }),
        ),
      t(isDraft ? 'state.published' : 'state.changed'),
    )
  }
  async function propose() {
    if ((await writing.save()) === 'saved') setDialog(differing.length > 0 ? 'term-figures' : 'terms')
  }
  async function discard() {
    // Waits for a running save, which would otherwise arrive after the discard.
    await writing.save()
    await act(async () => {
      writing.forget()
      await store.replace(await call(deleteCallChanges, requestOptions()))
    }, t('state.discarded'))
  }
  async function remove() {
    setDialog(undefined)
    await act(async () => {
      await call(deleteCall, requestOptions())
      writing.forget()
      await navigate('/calls/managed')
    }, t('state.removed'))
  }
  function done(edited: EditedCall) {
    setDialog(undefined)
    void store.replace(edited)
  }
  const close = () => setDialog(undefined)
  return (
    <section aria-labelledby="state-title" className="grid gap-3 border-t border-line pt-4">
      <h2 id="state-title" className="text-lg">
        {t('state.title')}
      </h2>
      <p className="text-sm text-ink-2">
        {isDraft && t('state.draft')}
        {isOver && t(phase === 'cancelled' ? 'state.cancelled' : 'state.finished')}
        {!isDraft && !isOver && t(hasChanges ? 'state.unpublished' : 'state.live')}
      </p>
      {!isDraft && !isOver && <Note>{t(isOpen ? 'state.rules' : 'state.after')}</Note>}
      {!isDraft && <p className="text-sm text-ink-2">{t('state.teams', { begun, sent })}</p>}
      {reason && <Note tone="sun">{reason[locale]}</Note>}
      <Suspense fallback={null}>
        {!isOver && ((tried && missing.length > 0) || frozen.length > 0) && (
          <Hindrances
            missing={tried ? missing : []}
            faults={faults}
            frozen={frozen}
            isIn={sent > 0 || !isOpen}
            content={writing.value.content}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {!isOver && differing.length > 0 && (
          <DifferingNote figures={differing} content={writing.value.content} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {!isOver && isOverspent && bankFund && <FundNote fund={fund} bank={bankFund} />}
      </Suspense>
      <Suspense fallback={null}>
        {termChange && published && (
          <TermChange
            id={id}
            change={termChange}
            versions={{ before: published, after: saved }}
            onDone={done}
          />
        )}
      </Suspense>
      {!isOver && !isDraft && frozen.length > 0 && !termChange && (
        <Button look="quiet" onClick={() => void propose()}>
          {t('terms.open')}
        </Button>
      )}
      {!isOver && (isDraft || hasChanges) && (
        <Button look="key" busy={busy && t('state.busy')} onClick={() => void publish()}>
          {t(isDraft ? 'state.publish' : 'state.changes')}
        </Button>
      )}
      {!isDraft && (
        <a className="link inline-flex min-h-target items-center text-sm" href={`/calls/${slug}`}>
          {t('state.open')}
        </a>
      )}
      <div className="-ml-3 flex flex-wrap gap-x-2">
        {!isDraft && !isOver && hasChanges && (
          <Button small look="quiet" onClick={() => void discard()}>
            {t('state.discard')}
          </Button>
        )}
        {isOpen && (
          <Button small look="quiet" onClick={() => setDialog('prolong')}>
            {t('prolong.open')}
          </Button>
        )}
        {phase === 'review' && (
          <Button small look="quiet" onClick={() => setDialog('postpone')}>
            {t('postpone.open')}
          </Button>
        )}
        {!isOver && (
          <Button small look="quiet" onClick={() => setDialog(isDraft ? 'remove' : 'cancel')}>
            {t(isDraft ? 'state.remove' : 'cancel.open')}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {dialog === 'prolong' && <ProlongDialog onClose={close} onDone={done} />}
        {dialog === 'postpone' && <PostponeDialog onClose={close} onDone={done} />}
        {dialog === 'terms' && (
          <TermsDialog
            what={frozen.map(({ what }) => what)}
            figuresSeen={differing.length > 0}
            short={isOverspent ? bankFund : null}
            onClose={close}
            onDone={done}
          />
        )}
        {(dialog === 'figures' || dialog === 'term-figures') && (
          <FiguresDialog
            figures={differing}
            content={writing.value.content}
            isProposal={dialog === 'term-figures'}
            onClose={close}
            onAct={() => (dialog === 'figures' ? void publish({ figuresSeen: true }) : setDialog('terms'))}
          />
        )}
        {dialog === 'fund' && bankFund && (
          <FundDialog
            fund={fund}
            bank={bankFund}
            act="publish"
            onClose={close}
            onAct={(why) =>
              void publish({ figuresSeen: true, overspend: { left: bankFund.left, reason: why } })
            }
          />
        )}
        {dialog === 'cancel' && <CancelDialog onClose={close} onDone={done} />}
        {dialog === 'remove' && <RemoveDialog onClose={close} onRemove={() => void remove()} />}
      </Suspense>
    </section>
  )
}
