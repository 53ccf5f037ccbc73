import { X } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import type { EntryLink, Kind } from '../../contract/vocabulary.endpoints.ts'
import { useText } from '../use-text.ts'
import { EntrySearch } from './entry-search.tsx'

type Props = { kind: Kind; links: readonly EntryLink[]; onChange: (links: EntryLink[]) => void }

/** The occupations that need a skill, or the skills that an occupation needs. */
export function LinksEditor({ kind, links, onChange }: Props) {
  const t = useText()
  const locale = useLocale()
  const [announcement, setAnnouncement] = useState('')
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 text-sm font-ui">{t(`links.${kind}`)}</legend>
      {links.length === 0 && <p className="text-sm text-ink-3">{t('links.none')}</p>}
      <ul className="grid grid-cols-1">
        {links.map((link) => (
          <li
            key={link.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1"
          >
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{link.name[locale]}</span>
            <span className="flex items-center gap-2">
              <Checkbox
                name={`essential.${link.id}`}
                label={t('links.essential')}
                checked={link.essential}
                onChange={(event) =>
                  onChange(
                    links.map((one) =>
                      one.id === link.id ? { ...one, essential: event.target.checked } : one,
                    ),
                  )
                }
              />
              <IconButton
                icon={<X />}
                label={t('links.remove', { name: link.name[locale] })}
                onClick={() => {
                  onChange(links.filter(({ id }) => id !== link.id))
                  setAnnouncement(t('links.removed', { name: link.name[locale] }))
                }}
              />
            </span>
          </li>
        ))}
      </ul>
      <EntrySearch
        kind={kind === 'skill' ? 'occupation' : 'skill'}
        name="link"
        label={t(`links.add.${kind}`)}
        but={links.map(({ id }) => id)}
        onChoose={({ id, name }) => {
          onChange([...links, { id, name, essential: false }])
          setAnnouncement(t('links.added', { name: name[locale] }))
        }}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  )
}
