import { useState } from 'react'
import { PlacesField } from '#features/places/web/index.ts'
import { errorText, isConflict } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { FieldGroup } from '#platform/web/ui/fields/field-group.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { LIMITS, YEARS } from '../../contract/managed/limits.ts'
import { type ManagedBank, saveBank } from '../../contract/managed/managed-banks.endpoints.ts'
import { useText } from '../use-text.ts'
import { Funds } from './funds.tsx'
import { faultsOf, inputOf, contentOf } from './bank-input.ts'

type Props = {
  bank: ManagedBank
  onSaved: (bank: ManagedBank) => void
  /** Fetches the saved state again. */
  onReload: () => Promise<unknown>
}

/** Edits a bank; typed words stay on this device until they are saved. */
export function BankForm({ bank, onSaved, onReload }: Props) {
  const t = useText()
  const problemOf = useWordsProblem()
  const [saved, setSaved] = useState(() => inputOf(bank))
  const [input, keep, forget, draft] = useDeviceDraft(`bank.${bank.id}`, saved)
  const [isDirty, setDirty] = useState(false)
  const [conflict, setConflict] = useState(false)
  const edit = (part: Partial<typeof input>) => {
    setDirty(true)
    keep({ ...input, ...part })
  }
  const rows = input.funds.map((income, at) => ({ at, faults: faultsOf(income) }))
  const labels: Record<string, string> = {
    name: t('create.name'),
    municipalities: t('create.places'),
    'about.bhs': t('edit.about'),
    'about.en': t('edit.about'),
    ...Object.fromEntries(
      rows.flatMap(({ at }) =>
        (['year', 'source.bhs', 'source.en', 'amount'] as const).map((part) => [
          `funds.${at}.${part}`,
          `${t('edit.income', { number: String(at + 1) })}: ${t(`edit.${part === 'year' || part === 'amount' ? part : 'source'}`)}`,
        ]),
      ),
    ),
  }
  function begin(next: typeof saved) {
    forget()
    setSaved(next)
    setConflict(false)
    setDirty(false)
    keep(next)
    forget()
  }
  async function save(base: string) {
    const next = await call(saveBank, {
      params: { id: bank.id },
      body: contentOf(input),
      ifMatch: `"${base}"`,
    })
    begin(inputOf(next))
    onSaved(next)
    toast({ title: t('edit.saved') })
  }
  const form = useForm({
    labels,
    validate: () => {
      const wrong: Record<string, string> = {}
      const say = (name: string, problem: string | undefined) => {
        if (problem !== undefined) wrong[name] = problem
      }
      say('name', input.name.trim() === '' ? t('wrong.name') : problemOf(input.name, LIMITS.name))
      if (input.municipalities.length === 0) say('municipalities', t('wrong.places'))
      for (const language of ['bhs', 'en'] as const)
        say(`about.${language}`, problemOf(input.about[language], LIMITS.about))
      for (const { at, faults } of rows) {
        for (const language of ['bhs', 'en'] as const)
          say(
            `funds.${at}.source.${language}`,
            problemOf(input.funds[at]?.source[language] ?? '', LIMITS.source),
          )
        if (faults.includes('year'))
          say(`funds.${at}.year`, t('wrong.year', { min: String(YEARS.min), max: String(YEARS.max) }))
        if (faults.includes('source')) say(`funds.${at}.source.bhs`, t('wrong.source'))
        if (faults.includes('amount')) say(`funds.${at}.amount`, t('wrong.amount'))
      }
      return wrong
    },
    send: () => save(input.base),
    explain: (error) => (isConflict(error) ? undefined : errorText(error, t('general'))),
    onFailure(error) {
      if (!isConflict(error)) return
      setConflict(true)
      void onReload()
    },
  })
  const isUnsaved = isDirty || draft.restored
  return (
    <form {...form.props} className="grid content-start gap-8">
      <FormSummary
        attempt={form.summary.attempt}
        errors={form.summary.errors.map(({ name, label = name }) => ({ name, label }))}
      />
      <FieldGroup title={t('edit.details')}>
        <TextInput
          name="name"
          label={t('create.name')}
          value={input.name}
          error={form.errors.name}
          autoComplete="off"
          onChange={(event) => edit({ name: event.target.value })}
        />
        <PlacesField
          name="municipalities"
          label={t('create.places')}
          help={t('create.placesHelp')}
          removeLabel={(name) => t('edit.removePlace', { name })}
          value={input.municipalities}
          max={LIMITS.places}
          error={form.errors.municipalities}
          onChange={(municipalities) => edit({ municipalities })}
        />
        <BilingualField
          name="about"
          label={t('edit.about')}
          help={t('edit.aboutHelp')}
          value={input.about}
          limit={LIMITS.about}
          rows={5}
          errors={form.errors as Record<string, string>}
          onChange={(about) => edit({ about })}
        />
      </FieldGroup>
      <Funds
        funds={input.funds}
        errors={form.errors as Record<string, string>}
        onChange={(funds) => edit({ funds })}
      />
      {conflict && (
        <Note tone="sun" live>
          <p>{t('edit.conflict')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button small look="river" onClick={() => void save(bank.version).catch(() => setConflict(true))}>
              {t('edit.mine')}
            </Button>
            <Button small onClick={() => begin(inputOf(bank))}>
              {t('edit.theirs')}
            </Button>
          </div>
        </Note>
      )}
      <FormProblem text={form.problem} />
      <DraftNote {...draft} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="key" busy={form.busy && t('edit.saving')}>
          {t('edit.save')}
        </Button>
        {isUnsaved && (
          <Button look="quiet" onClick={() => begin(inputOf(bank))}>
            {t('edit.drop')}
          </Button>
        )}
        <p role="status" className="text-sm text-ink-2">
          {isUnsaved && t('edit.unsaved')}
        </p>
      </div>
    </form>
  )
}
