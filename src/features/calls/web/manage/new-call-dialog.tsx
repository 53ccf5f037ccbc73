import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { createCall } from '../../contract/call-editing.endpoints.ts'
import { type listCallHolders, listManagedCalls } from '../../contract/managed-calls.endpoints.ts'
import { useCallWords } from '../use-call-words.ts'
import { useManageText } from '../use-manage-text.ts'

type Props = { holders: ResponseOf<typeof listCallHolders>; onClose: () => void }

/** Asks for the bank and programme of a new call, and for the call to begin with. */
export function NewCallDialog({ holders, onClose }: Props) {
  const t = useManageText()
  const { say } = useCallWords()
  const navigate = useNavigate()
  const { banks, programmes, isStaff } = holders
  const [bank, setBank] = useState(banks[0]?.id ?? '')
  const fitting = programmes.filter(({ kind }) => isStaff || kind === 'youth-bank')
  const [programme, setProgramme] = useState(fitting[0]?.id ?? '')
  const [from, setFrom] = useState('')
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  const earlier = useEndpoint(listManagedCalls, { query: {} }).data?.calls ?? []

  async function begin() {
    const body = { programme, bank: bank || null, from: from || null }
    await act(async () => {
      const { slug } = await call(createCall, { body })
      await navigate(`/calls/${slug}/edit`)
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('create.title')}
      closeLabel={t('close')}
      actions={
        <DialogFoot onCancel={onClose} act={t('create.act')} onAct={begin} busy={busy && t('create.busy')} />
      }
    >
      <div className="grid gap-4">
        {(banks.length > 1 || isStaff) && (
          <Select
            name="bank"
            label={t('create.bank')}
            value={bank}
            {...(isStaff && { empty: t('create.noBank') })}
            options={banks.map(({ id, name }) => ({ value: id, text: name }))}
            onChange={(event) => setBank(event.target.value)}
          />
        )}
        {fitting.length > 1 && (
          <Select
            name="programme"
            label={t('create.programme')}
            value={programme}
            options={fitting.map(({ id, name }) => ({ value: id, text: say(name) }))}
            onChange={(event) => setProgramme(event.target.value)}
          />
        )}
        <Select
          name="from"
          label={t('create.from')}
          empty={t('create.fresh')}
          value={from}
          options={earlier.map(({ id, title }) => ({
            value: id,
            text: t('create.earlier', { title: say(title) || t('untitled') }),
          }))}
          onChange={(event) => setFrom(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
