import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { countCharacters } from '#platform/contract/characters.ts'
import { htmlLang, LOCALES } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import type { ListedText } from '../../contract/texts.endpoints.ts'
import { CheckButton } from './check-button.tsx'
import { useText } from '../use-text.ts'

/** A key, and a text as it is stored, which a reader of Cyrillic changes in Latin letters. */
const KEY = { translate: 'no' } as const
const TONES = { delivered: 'line', changed: 'have', older: 'sun', checked: 'have', missing: 'sun' } as const

/** A text in both languages, its placeholders, and its state. */
export function TextRow({ text, onEdit }: { text: ListedText; onEdit?: (text: ListedText) => void }) {
  const t = useText()
  const readerLocale = useLocale()
  const title = text.name?.[readerLocale] ?? text.id
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 border-t border-line py-4 lg:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)_auto] lg:gap-6">
      <div className="grid content-start gap-2">
        <h2 className="text-xs font-strong tracking-normal [overflow-wrap:anywhere]" {...(!text.name && KEY)}>
          {title}
        </h2>
        <Places text={text} />
        <p>
          <Chip tone={TONES[text.state]}>{t(`states.one.${text.state}`)}</Chip>
        </p>
        {(text.state === 'changed' || text.state === 'older') && <CheckButton text={text} title={title} />}
        {text.placeholders.length > 0 && (
          <p className="flex flex-wrap gap-1.5">
            {text.placeholders.map((name) => (
              <code key={name} className="rounded-stone bg-lilac-tint px-1.5 text-xs text-lilac-ink">
                {name}
              </code>
            ))}
          </p>
        )}
      </div>
      {LOCALES.map((locale) => (
        <div key={locale} className="min-w-0 max-lg:col-span-2">
          <p className="mb-1 flex justify-between gap-4 text-xs text-ink-3">
            <b className="font-strong">{t(`language.${locale}`)}</b>
            <span className="tabular-nums">
              {t('length', { used: String(countCharacters(text.texts[locale])), max: String(text.max) })}
            </span>
          </p>
          <p
            lang={htmlLang(locale)}
            {...KEY}
            className="text-sm leading-[1.45] whitespace-pre-wrap [overflow-wrap:anywhere]"
          >
            {text.texts[locale]}
          </p>
        </div>
      ))}
      {onEdit && (
        <IconButton
          icon={<Pencil />}
          label={t('edit.open', { id: title })}
          aria-haspopup="dialog"
          className="max-lg:col-start-2 max-lg:row-start-1 max-lg:-mr-3"
          onClick={() => onEdit(text)}
        />
      )}
    </li>
  )
}

const SHOWN = 3

/** The screens with the text; one without a parameter in its address is a link. */
function Places({ text: { screens, spoken } }: { text: ListedText }) {
  const t = useText()
  if (spoken) return <p className="text-xs text-ink-2">{t(`spoken.${spoken}`)}</p>
  return (
    <ul className="text-xs text-ink-2">
      {screens.slice(0, SHOWN).map((path) => (
        <li key={path} className="[overflow-wrap:anywhere]">
          {/[:*]/.test(path) ? (
            path
          ) : (
            <Link to={path} className="link inline-flex min-h-target items-center">
              {path}
            </Link>
          )}
        </li>
      ))}
      {screens.length > SHOWN && <li>{t('moreScreens', { count: screens.length - SHOWN })}</li>}
    </ul>
  )
}
