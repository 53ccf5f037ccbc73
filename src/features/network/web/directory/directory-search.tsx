import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { QUERY_MAX } from '../../contract/lists.endpoints.ts'
import { useText } from '../use-text.ts'

/** A name, a skill, a school: asked when the member says so. */
export function DirectorySearch({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const t = useText()
  const [typed, setTyped] = useState(query)
  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form role="search" onSubmit={search} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextInput
          name="query"
          type="search"
          icon={<Search />}
          label={<span className="sr-only">{t('directory.search')}</span>}
          placeholder={t('directory.placeholder')}
          value={typed}
          maxLength={QUERY_MAX}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" look="river">
        {t('directory.find')}
      </Button>
    </form>
  )
}
