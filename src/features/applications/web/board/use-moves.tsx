import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { ToastButton } from '#platform/web/ui/layers/toast-button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { listApplications, type Listed, updateExternalStatus } from '../../contract/application.endpoints.ts'
import { type Movable, type Move, moveOf } from '../../contract/moves.ts'
import { type Stage, stageOf, type Status } from '../../contract/statuses.ts'
import { useText } from '../use-text.ts'
import type { Item } from './board.tsx'
import { useMoveText } from './use-move-text.ts'

/** The question before a card moves: how an external application ended, or whether to withdraw. */
export type MoveQuestion = { kind: 'choose' | 'withdraw'; application: Listed; statuses: readonly Status[] }

export const movableOf = (item: Item): Movable =>
  'saved' in item
    ? 'saved'
    : { status: item.application.status, elsewhere: item.application.external !== null }

/** Moves cards between columns with an undo, and asks first where a move needs it. */
export function useMoves() {
  const t = useText()
  const move = useMoveText()
  const locale = useLocale()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [question, setQuestion] = useState<MoveQuestion>()
  const reload = () => queries.invalidateQueries({ queryKey: endpointKey(listApplications) })
  const titleOf = (item: Item) => {
    if ('saved' in item) return readText(item.saved.title, locale).text
    const { external, opportunity } = item.application
    return external?.title ?? (opportunity ? readText(opportunity.title, locale).text : '')
  }

  async function set(application: Listed, status: Status, say: 'moved' | 'back' = 'moved') {
    setQuestion(undefined)
    const { id, status: before } = application
    try {
      await call(updateExternalStatus, { params: { id }, body: { status } })
      await reload()
      const named = { title: titleOf({ application }), stage: t(`stages.${stageOf(status)}`) }
      const undo = () => void set({ ...application, status }, before, 'back')
      toast({
        title: move(say, named),
        ...(say === 'moved' && { action: <ToastButton onClick={undo}>{move('undo')}</ToastButton> }),
      })
      focusCard(id)
    } catch (error) {
      toast({ title: errorText(error, move('general')), variant: 'destructive' })
    }
  }

  function carryOut(item: Item, moveTo: Move) {
    if (moveTo.kind === 'stay') return
    if (moveTo.kind === 'refused') toast({ title: move(`refused.${moveTo.why}`) })
    else if ('saved' in item) void navigate(`/applications/new?opportunity=${item.saved.id}`)
    else if (moveTo.kind === 'set') void set(item.application, moveTo.status)
    else if (moveTo.kind === 'send') void navigate(`/applications/${item.application.id}`)
    else
      setQuestion({
        kind: moveTo.kind === 'choose' ? 'choose' : 'withdraw',
        application: item.application,
        statuses: moveTo.kind === 'choose' ? moveTo.statuses : [],
      })
  }

  return {
    asked: question,
    forget: () => setQuestion(undefined),
    reload,
    set,
    titleOf,
    move: (item: Item, stage: Stage) => carryOut(item, moveOf(movableOf(item), stage)),
  }
}

/** Focuses the moved card if its column is visible; on a phone it focuses the columns. */
function focusCard(id: string) {
  requestAnimationFrame(() => {
    const button = document.getElementById(`move-${id}`)
    const target = button?.offsetParent ? button : document.getElementById('stages')
    target?.focus({ preventScroll: target !== button })
  })
}
