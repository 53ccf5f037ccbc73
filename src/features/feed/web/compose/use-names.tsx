import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { fold } from '#platform/contract/fold.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Name, Names } from '#platform/web/rich-text/parts/name-menu.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import type { Audience } from '../../contract/audience.ts'
import { searchMentionable } from '../../contract/feed.endpoints.ts'
import { useText } from '../use-text.ts'

type Input = { audience: Audience; onPick: (name: Pick<Name, 'id' | 'name'>) => void }

/** Whom a post for this audience can name, while a name is typed. */
export function useNames({ audience, onPick }: Input): Names {
  const t = useText()
  const locale = useLocale()
  const [query, setQuery] = useState<string>()
  const { data } = useEndpoint(searchMentionable, {
    query: { q: query ?? '', audience },
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  })
  const words = fold(query ?? '')
    .split(' ')
    .filter(Boolean)
  // Until the next answer comes, the last one stays, without the names that no longer match.
  const fits = (name: string) => words.every((word) => fold(name).includes(word))
  return {
    label: t('compose.people'),
    found: (query === undefined ? [] : (data?.people ?? []))
      .filter(({ name }) => fits(name) && fold(name) !== fold(query ?? '').trim())
      .map(({ id, name, photo, headline }) => ({
        id,
        name,
        mark: <Avatar name={name} src={photo} size="sm" />,
        ...(headline && { note: readText(headline, locale).text }),
      })),
    onQuery: setQuery,
    onPick: ({ id, name }) => onPick({ id, name }),
  }
}
