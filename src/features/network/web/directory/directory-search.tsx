import { type FormEvent, useState } from 'react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { QUERY_MAX } from '../../contract/lists.endpoints.ts'
import { useText } from '../use-text.ts'

/** Search for a name, a skill or a school; runs on submit. */
export function DirectorySearch({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const t = useText()
  const [input, setInput] = useState(query)
  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(input.trim())
  }
  return (
    <form role="search" onSubmit={search} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <SearchField
          name="query"
          label={t('directory.search')}
          placeholder={t('directory.placeholder')}
          value={input}
          maxLength={QUERY_MAX}
          onChange={setInput}
        />
      </div>
      <Button type="submit" look="river">
        {t('directory.find')}
      </Button>
    </form>
  )
}
