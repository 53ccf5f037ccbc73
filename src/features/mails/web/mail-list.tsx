import { useState } from 'react'
import { Link } from 'react-router'
import { fold } from '#platform/contract/fold.ts'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import type { ListedMail } from '../contract/mails.endpoints.ts'
import { useText } from './use-text.ts'

type Props = {
  areas: readonly { title: string; mails: readonly ListedMail[] }[]
  /** The open one. */
  id: string | null
}

/** All mails by area, narrowed by words of their subject or area. */
export function MailList({ areas, id }: Props) {
  const t = useText()
  const [words, setWords] = useState('')
  const needle = fold(words).trim()
  const matches = areas
    .map(({ title, mails }) => ({
      title,
      mails: mails.filter(({ subject }) => fold(`${title} ${subject}`).includes(needle)),
    }))
    .filter(({ mails }) => mails.length > 0)
  return (
    <nav aria-label={t('list')}>
      <SearchField name="words" label={t('search')} value={words} onChange={setWords} className="mb-4" />
      {matches.length === 0 && (
        <p role="status" className="text-sm text-ink-2">
          {t('none')}
        </p>
      )}
      {matches.map(({ title, mails }) => (
        <section key={title} className="mb-5">
          <h2 className="text-xs font-ui text-ink-3">{title}</h2>
          <ul>
            {mails.map((mail) => (
              <li key={mail.id} className="border-t border-line last:border-b">
                <Link
                  to={`?${new URLSearchParams({ mail: mail.id })}`}
                  preventScrollReset
                  aria-current={mail.id === id ? 'true' : undefined}
                  className="flex min-h-target items-center py-1.5 text-sm leading-ui font-ui text-ink no-underline [overflow-wrap:anywhere] hover:underline aria-[current]:font-strong aria-[current]:text-river-ink"
                >
                  {mail.subject}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
