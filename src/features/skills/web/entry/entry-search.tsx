import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { SuggestField } from '#platform/web/ui/fields/suggest-field.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { type Kind, type ListedEntry, listEntries } from '../../contract/vocabulary.endpoints.ts'

type Props = {
  kind: Kind
  name: string
  label: string
  error?: string | undefined
  /** Entries to leave out. */
  but: readonly string[]
  onChoose: (entry: ListedEntry) => void
}

const ENOUGH_LETTERS = 2
const OFFERED = 8

/** Finds one entry of the vocabulary by any name. */
export function EntrySearch({ kind, name, label, error, but, onChoose }: Props) {
  const locale = useLocale()
  const [input, setInput] = useState('')
  const query = useDeferredValue(input.trim())
  const { data } = useEndpoint(listEntries, {
    query: { kind, query },
    enabled: query.length >= ENOUGH_LETTERS,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const matches =
    query.length < ENOUGH_LETTERS
      ? []
      : (data?.entries ?? []).filter(({ id }) => !but.includes(id)).slice(0, OFFERED)
  return (
    <SuggestField
      name={name}
      label={label}
      error={error}
      value={input}
      maxLength={100}
      suggestions={matches.map((entry) => ({
        id: entry.id,
        text: entry.name[locale],
        aside: locale === 'bhs' ? entry.name.en : entry.name.bhs,
      }))}
      onType={setInput}
      onChoose={({ id }) => {
        const entry = matches.find((one) => one.id === id)
        setInput('')
        if (entry) onChoose(entry)
      }}
    />
  )
}
