import { type FormEvent, useState } from 'react'
import { useCallWords } from '#features/calls/web/index.ts'
import { visibleLength } from '#platform/contract/characters.ts'
import { readAmount } from '#platform/contract/amount.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { useEntryForm } from '#platform/web/forms/use-entry-form.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { useShellText } from '#platform/web/i18n/use-shell-text.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { TEAM_KINDS, type TeamKind } from '../../contract/ledger.ts'
import { addEntry, ENTRY_MOST, GIVER_MAX, type Project, WHAT_MAX } from '../../contract/projects.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { useTeamText } from '../use-team-text.ts'
import { useDayProblem } from './use-day-problem.ts'
import { useEntryId } from './use-entry-id.ts'

/** The form for an expense or a contribution. */
export function EntryForm({ slug, budget }: Pick<Project, 'slug' | 'budget'>) {
  const t = useTeamText()
  const fields = useShellText()
  const { km } = useCallWords()
  const wrongWords = useWordsProblem()
  const { busy, act } = useProjectAct()
  const today = localDay(new Date())
  const [first] = useState(() => ({
    kind: 'expense' as TeamKind,
    what: '',
    amount: '',
    day: today,
    line: '',
    giver: '',
  }))
  const { written, set, arrived, draft } = useEntryForm(`project-entry.${slug}`, first)
  const { ref, isTried, refuse, reset } = useTried<HTMLFormElement>()
  const { id, renew } = useEntryId()
  const { kind, what, amount, day, giver } = written
  // The draft's budget item may have been deleted since; the entry is then saved without one.
  const line = budget.some((row) => row.id === written.line) ? written.line : ''
  const feninga = Math.round((readAmount(amount) ?? 0) * 100)
  const isAmount = feninga > 0 && feninga <= ENTRY_MOST
  const isGiven = kind === 'contribution'
  const wrong = {
    what: wrongWords(what, WHAT_MAX),
    giver: isGiven ? wrongWords(giver, GIVER_MAX) : undefined,
  }
  const dayProblem = useDayProblem()
  const isWhole =
    isAmount &&
    visibleLength(what) > 0 &&
    !dayProblem(day, today) &&
    (!isGiven || visibleLength(giver) > 0) &&
    !wrong.what &&
    !wrong.giver
  async function add(event: FormEvent) {
    event.preventDefault()
    if (!isWhole) return refuse()
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
    arrived(written, { ...first, kind, day })
    reset()
  }
  return (
    <form
      ref={ref}
      method="post"
      onSubmit={(event) => void add(event)}
      noValidate
      className="grid content-start gap-3"
    >
      <h3 className="text-lg">{t('entry.title')}</h3>
      <Select
        name="kind"
        label={t('entry.kind')}
        value={kind}
        options={TEAM_KINDS.map((value) => ({ value, text: t(`entry.kinds.${value}`) }))}
        onChange={({ target }) => set({ kind: TEAM_KINDS.find((each) => each === target.value) ?? kind })}
      />
      <TextInput
        name="what"
        label={t('entry.what')}
        error={wrong.what ?? (isTried && visibleLength(what) === 0 && t('entry.whatMissing'))}
        autoComplete="off"
        value={what}
        onChange={({ target }) => set({ what: target.value })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          name="amount"
          label={t('entry.amount')}
          error={
            isTried &&
            !isAmount &&
            (feninga > ENTRY_MOST
              ? fields('fields.amountMost', { max: km(ENTRY_MOST) })
              : t('entry.amountWrong'))
          }
          help={isAmount && fields('fields.amountRead', { amount: km(feninga) })}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => set({ amount: target.value })}
        />
        <TextInput
          name="entry-day"
          type="date"
          label={t('activity.day')}
          error={isTried && dayProblem(day, today)}
          max={today}
          value={day}
          onChange={({ target }) => set({ day: target.value })}
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
          error={wrong.giver ?? (isTried && visibleLength(giver) === 0 && t('entry.giverMissing'))}
          autoComplete="off"
          value={giver}
          onChange={({ target }) => set({ giver: target.value })}
        />
      )}
      <div>
        <DraftNote {...draft} />
        <Button type="submit" look="river" className="mt-2" busy={busy && t('saving')}>
          {t('entry.add')}
        </Button>
      </div>
    </form>
  )
}
