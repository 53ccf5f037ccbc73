import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useCallWords } from '#features/calls/web/index.ts'
import { visibleLength } from '#platform/contract/characters.ts'
import { isConflict as isOther } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import {
  INSTALMENTS_MAX,
  type Money,
  NOTE_MAX,
  PARTY_MAX,
  REPORTS_MAX,
  saveAgreement,
} from '../../contract/money/money.endpoints.ts'
import { bodyOf, feningaOf, newInstalment, newReport, inputOf } from './agreement-input.ts'
import { InstalmentRows, ReportRows } from './agreement-rows.tsx'
import { useMoneyText } from './use-money-text.ts'

const PARTIES = ['bankName', 'bankAddress', 'bankBy', 'teamBy', 'teamAddress'] as const
/** The fields that a contract needs, besides its rows, before it can be issued. */
const NEEDS = [...PARTIES, 'from', 'until'] as const

type Props = { money: Money; onIssue: (version: string) => void }

/** The bank's form: parties, period, reports and payment plan. */
export function AgreementForm({ money, onIssue }: Props) {
  const t = useMoneyText()
  const { km } = useCallWords()
  const [isConflict, setConflict] = useState(false)
  const { busy, act } = useAct({
    refresh: ['/api/projects'],
    isQuiet: isOther,
    onFailure: (error) => setConflict(isOther(error)),
  })
  const { slug, amount } = money
  const [first] = useState(() => inputOf(money, t('form.finalReport')))
  const [input, change, forget, draft, show] = useDeviceDraft(`project-agreement.${slug}`, first)
  const { ref, isTried, refuse } = useTried<HTMLFormElement>()
  // A draft may have gaps; a contract that is issued may not.
  const [isWhole, setWhole] = useState(false)
  const wrongWords = useWordsProblem()
  const { instalments, reports } = input
  const sum = instalments.reduce((all, row) => all + feningaOf(row.amount), 0)
  const isSum = instalments.length === 0 || sum === amount
  const isRows = instalments.every((row) => feningaOf(row.amount) > 0 && row.day !== '')
  const isReports = reports.every(({ what, day }) => visibleLength(what) > 0 && day !== '')
  const isPeriod = input.from === '' || input.until === '' || input.from <= input.until
  const isUnfit =
    PARTIES.some((name) => wrongWords(input[name], PARTY_MAX)) ||
    reports.some(({ what }) => wrongWords(what, PARTY_MAX)) ||
    wrongWords(input.note, NOTE_MAX) !== undefined
  const isGap = (name: (typeof NEEDS)[number]) => visibleLength(input[name]) === 0
  const gapOf = (name: (typeof NEEDS)[number]) => (isWhole && isGap(name) ? t('form.gap') : undefined)
  const text = (name: (typeof PARTIES)[number]) => (
    <TextInput
      name={name}
      label={t(`form.${name}`)}
      error={wrongWords(input[name], PARTY_MAX) ?? gapOf(name)}
      autoComplete="off"
      value={input[name]}
      onChange={({ target }) => change({ ...input, [name]: target.value })}
    />
  )
  const date = (name: 'from' | 'until') => (
    <TextInput
      name={name}
      type="date"
      label={t(`form.${name}`)}
      error={(name === 'until' && !isPeriod && t('form.untilWrong')) || gapOf(name)}
      value={input[name]}
      onChange={({ target }) => change({ ...input, [name]: target.value })}
    />
  )
  /** Returns the version that was saved. */
  async function save(base = input.base) {
    if (!isSum || !isRows || !isReports || !isPeriod || isUnfit) {
      refuse()
      return undefined
    }
    const saved = await act(
      () => call(saveAgreement, { params: { slug }, body: bodyOf(input), ifMatch: `"${base}"` }),
      t('form.saved'),
    )
    if (!saved) return undefined
    const { version } = saved.answer
    begin({ ...input, base: version })
    return version
  }
  /** Continues from the saved contract. */
  function begin(next: typeof input) {
    setConflict(false)
    show(next)
    forget()
  }
  async function issue() {
    setWhole(true)
    if (NEEDS.some(isGap)) return refuse()
    const version = await save()
    if (version) onIssue(version)
  }
  async function send(event: FormEvent) {
    event.preventDefault()
    await save()
  }
  return (
    <form ref={ref} method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-8">
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-strong">{t('agreement.bank')}</legend>
        {text('bankName')}
        {text('bankAddress')}
        {text('bankBy')}
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-strong">{t('agreement.team')}</legend>
        {text('teamBy')}
        {text('teamAddress')}
      </fieldset>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-3 font-strong">{t('agreement.period')}</legend>
        {date('from')}
        {date('until')}
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-strong">{t('form.instalments')}</legend>
        <InstalmentRows
          rows={instalments}
          isTried={isTried}
          fixed={money.instalments.filter(({ state }) => state === 'paid' || state === 'released').length}
          onChange={(next) => change({ ...input, instalments: next })}
        />
        <p role="status" className={isSum ? 'text-sm text-ink-2' : 'text-sm text-harm-ink'}>
          {t(isSum ? 'form.sum' : 'form.sumWrong', { sum: km(sum), award: km(amount) })}
        </p>
        {instalments.length < INSTALMENTS_MAX && (
          <div>
            <Button
              small
              icon={<Plus />}
              onClick={() =>
                change({
                  ...input,
                  instalments: [...instalments, newInstalment(Math.max(0, amount - sum))],
                })
              }
            >
              {t('form.addInstalment')}
            </Button>
          </div>
        )}
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-strong">{t('form.reports')}</legend>
        <ReportRows
          rows={reports}
          isTried={isTried}
          onChange={(next) => change({ ...input, reports: next })}
        />
        {reports.length < REPORTS_MAX && (
          <div>
            <Button
              small
              icon={<Plus />}
              onClick={() => change({ ...input, reports: [...reports, newReport('')] })}
            >
              {t('form.addReport')}
            </Button>
          </div>
        )}
      </fieldset>
      <Textarea
        name="note"
        label={t('form.note')}
        help={t('form.noteHelp')}
        error={wrongWords(input.note, NOTE_MAX)}
        limit={NOTE_MAX}
        value={input.note}
        onChange={({ currentTarget }) => change({ ...input, note: currentTarget.value })}
      />
      {isConflict && (
        <Note tone="sun" live>
          <p>{t('form.conflict')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button small look="river" onClick={() => void save(money.agreement.version)}>
              {t('form.mine')}
            </Button>
            <Button small onClick={() => begin(inputOf(money, t('form.finalReport')))}>
              {t('form.theirs')}
            </Button>
          </div>
        </Note>
      )}
      <div>
        <DraftNote {...draft} />
        <div className="mt-2 flex flex-wrap gap-2">
          <Button type="submit" busy={busy && t('form.saving')}>
            {t('form.save')}
          </Button>
          <Button look="river" onClick={() => void issue()}>
            {t('agreement.issue')}
          </Button>
        </div>
      </div>
    </form>
  )
}
