import { type FormEvent, useState } from 'react'
import { readAmount } from '#platform/contract/amount.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { call } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { TEAM_KINDS, type TeamKind } from '../../contract/ledger.ts'
import { addEntry, ENTRY_MOST, GIVER_MAX, type Project, WHAT_MAX } from '../../contract/projects.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { useTeamText } from '../use-team-text.ts'
import { useEntryId } from './use-entry-id.ts'

const EMPTY = { what: '', amount: '', line: '', giver: '' }

/** Money that came or went, or what somebody gave. */
export function EntryForm({ slug, budget }: Pick<Project, 'slug' | 'budget'>) {
  const t = useTeamText()
  const { busy, act } = useProjectAct()
  const today = localDay(new Date())
  const [kind, setKind] = useState<TeamKind>('expense')
  const [written, setWritten] = useState(EMPTY)
  const [day, setDay] = useState(today)
  const [isTried, setTried] = useState(false)
  const { id, renew } = useEntryId()
  const { what, amount, line, giver } = written
  const feninga = Math.round((readAmount(amount) ?? 0) * 100)
  const isAmount = feninga > 0 && feninga <= ENTRY_MOST
  const isGiven = kind === 'contribution'
  const isWhole = isAmount && what.trim() !== '' && day !== '' && (!isGiven || giver.trim() !== '')
  const set = (changed: Partial<typeof EMPTY>) => setWritten({ ...written, ...changed })
  async function add(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isWhole) return
    const body = {
      kind,
      amount: feninga,
      what: what.trim(),
      day,
      line: kind === 'expense' && line ? line : null,
      giver: isGiven ? giver.trim() : null,
    }
    if (!(await act(() => call(addEntry, { params: { slug, id }, body }), t('saved')))) return
    renew()
    setWritten(EMPTY)
    setTried(false)
  }
  return (
    <form method="post" onSubmit={(event) => void add(event)} noValidate className="grid content-start gap-3">
      <h3 className="text-lg">{t('entry.title')}</h3>
      <Select
        name="kind"
        label={t('entry.kind')}
        value={kind}
        options={TEAM_KINDS.map((value) => ({ value, text: t(`entry.kinds.${value}`) }))}
        onChange={({ target }) => setKind(TEAM_KINDS.find((each) => each === target.value) ?? kind)}
      />
      <TextInput
        name="what"
        label={t('entry.what')}
        error={isTried && what.trim() === '' && t('entry.whatMissing')}
        maxLength={WHAT_MAX}
        autoComplete="off"
        value={what}
        onChange={({ target }) => set({ what: target.value })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          name="amount"
          label={t('entry.amount')}
          error={isTried && !isAmount && t('entry.amountWrong')}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => set({ amount: target.value })}
        />
        <TextInput
          name="entry-day"
          type="date"
          label={t('activity.day')}
          error={isTried && day === '' && t('entry.dayMissing')}
          max={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      {kind === 'expense' && budget.length > 0 && (
        <Select
          name="line"
          label={t('entry.line')}
          empty={t('entry.noLine')}
          value={line}
          options={budget.map(({ id: value, what: text }) => ({ value, text }))}
          onChange={({ target }) => set({ line: target.value })}
        />
      )}
      {isGiven && (
        <TextInput
          name="giver"
          label={t('entry.giver')}
          error={isTried && giver.trim() === '' && t('entry.giverMissing')}
          maxLength={GIVER_MAX}
          autoComplete="off"
          value={giver}
          onChange={({ target }) => set({ giver: target.value })}
        />
      )}
      <div>
        <Button type="submit" look="river" busy={busy && t('saving')}>
          {t('entry.add')}
        </Button>
      </div>
    </form>
  )
}
