import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { isBlank, readText } from '#platform/contract/bilingual.ts'
import type { OwnProvenSkill } from '../../contract/evidence.endpoints.ts'
import { KINDS, TITLE_MAX, type EntrySection } from '../../contract/sections.ts'
import { webAddress } from '../../contract/value-schemas.ts'
import { useText } from '../use-text.ts'
import { useOwnEntries } from './use-evidence.ts'

type Proof = { entry: string } | { url: string; title: string }
type Props = { skill: OwnProvenSkill; busy: boolean; onAdd: (proof: Proof, done: () => void) => void }

/** Two ways to add evidence: an entry of the profile, or a link. */
export function EvidenceForms({ skill, busy, onAdd }: Props) {
  return (
    <>
      <EntryForm skill={skill} busy={busy} onAdd={onAdd} />
      <LinkForm busy={busy} onAdd={onAdd} />
    </>
  )
}

function EntryForm({ skill, busy, onAdd }: Props) {
  const t = useText()
  const locale = useLocale()
  const { data } = useOwnEntries()
  const [entry, setEntry] = useState('')
  const [error, setError] = useState('')
  const used = new Set(skill.evidence.map((proof) => proof.entry))
  const options = (Object.keys(KINDS) as EntrySection[]).flatMap((section) =>
    (data?.sections[section].content.items ?? [])
      .filter(({ id, title }) => !isBlank(title) && !used.has(id))
      .map(({ id, title }) => ({
        value: id,
        text: `${t(`evidence.kind.${section}`)}: ${readText(title, locale).text}`,
      })),
  )
  function send(event: FormEvent) {
    event.preventDefault()
    if (!entry) return setError(t('evidence.chooseFirst'))
    onAdd({ entry }, () => setEntry(''))
  }
  if (data && options.length === 0 && used.size === 0)
    return <p className="text-sm text-ink-2">{t('evidence.noEntries')}</p>
  if (options.length === 0) return null
  return (
    <form noValidate onSubmit={send} className="grid gap-3">
      <Select
        name="entry"
        label={t('evidence.fromProfile')}
        value={entry}
        empty={t('evidence.choose')}
        options={options}
        error={error}
        onChange={(event) => {
          setEntry(event.target.value)
          setError('')
        }}
      />
      <div>
        <Button type="submit" small icon={<Plus />} busy={busy && t('saving.busy')}>
          {t('evidence.addEntry')}
        </Button>
      </div>
    </form>
  )
}

function LinkForm({ busy, onAdd }: Omit<Props, 'skill'>) {
  const t = useText()
  const [error, setError] = useState('')
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const url = fieldText(data, 'url')
    if (!webAddress.safeParse(url).success) return setError(t('evidence.badLink'))
    setError('')
    onAdd({ url, title: fieldText(data, 'linkTitle') }, () => form.reset())
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-3 border-t border-line pt-4">
      <TextInput
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        label={t('evidence.link')}
        help={t('evidence.linkHelp')}
        error={error}
      />
      <TextInput name="linkTitle" label={t('evidence.linkTitle')} maxLength={TITLE_MAX} autoComplete="off" />
      <div>
        <Button type="submit" small icon={<Plus />} busy={busy && t('saving.busy')}>
          {t('evidence.addLink')}
        </Button>
      </div>
    </form>
  )
}
