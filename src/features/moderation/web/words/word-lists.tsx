import { useState } from 'react'
import { formatDate } from '#platform/contract/dates.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { PickStrip } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { type ListedEntry, listWords } from '../../contract/words.endpoints.ts'
import { WORD_LANGUAGES, WORD_SIGNS, type WordSign } from '../../contract/words/listed-word.ts'
import { useWordsText } from '../use-words-text.ts'
import { AddWord } from './add-word.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { changeOf } from './change-of.ts'
import { TryText } from './try-text.tsx'

/** The word lists, one at a time in both languages, with the preview of a new word. */
export function WordLists() {
  const t = useWordsText()
  const [sign, setSign] = useState<WordSign>('slur')
  const query = useEndpoint(listWords, { staleTime: 0 })
  return (
    <div className="grid min-w-0 gap-6">
      <p className="max-w-measure text-sm text-ink-2">{t('intro')}</p>
      <PickStrip
        label={t('lists')}
        value={sign}
        options={WORD_SIGNS.map((value) => ({ value, text: t(`signs.${value}`) }))}
        onChange={setSign}
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid content-start gap-6">
          <p className="max-w-measure text-sm text-ink-2">{t(`signHelp.${sign}`)}</p>
          <QueryState query={query}>
            {({ words }) => <Lists words={words.filter((entry) => entry.sign === sign)} />}
          </QueryState>
        </div>
        <div className="grid content-start gap-8">
          <AddWord key={sign} sign={sign} />
          <TryText />
        </div>
      </div>
    </div>
  )
}

function Lists({ words }: { words: readonly ListedEntry[] }) {
  const t = useWordsText()
  const [changed, setChanged] = useState<ListedEntry>()
  return (
    <>
      {WORD_LANGUAGES.map((language) => {
        const own = words.filter((entry) => entry.language === language)
        return (
          <section key={language} aria-labelledby={`words-${language}`}>
            <h2 id={`words-${language}`} className="mb-1 text-md">
              {t(`languages.${language}`)}
            </h2>
            {own.length === 0 && <p className="text-sm text-ink-2">{t('none')}</p>}
            <ul>
              {own.map((entry) => (
                <Entry
                  key={`${entry.language}:${entry.word}`}
                  entry={entry}
                  onChange={() => setChanged(entry)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {changed && <ChangeDialog entry={changed} onClose={() => setChanged(undefined)} />}
    </>
  )
}

function Entry({ entry, onChange }: { entry: ListedEntry; onChange: () => void }) {
  const t = useWordsText()
  const locale = useLocale()
  const { word, language, form, isOn, by, at } = entry
  const change = changeOf(entry)
  const labels = [
    t(`forms.${form}`),
    at ? t('by', { name: by ?? t('somebody'), date: formatDate(new Date(at), locale) }) : t('builtIn'),
    !isOn && t('off'),
  ].filter(Boolean)
  return (
    <li className="flex items-center gap-3 border-t border-line py-1.5">
      <div className="min-w-0 flex-1">
        <p
          lang={language === 'en' ? 'en' : 'bs'}
          className={classNames('[overflow-wrap:anywhere]', !isOn && 'text-ink-3 line-through')}
        >
          {word}
        </p>
        <p className="text-xs text-ink-2">{labels.join('\u00a0· ')}</p>
      </div>
      <Button small look="quiet" aria-label={t(`actions.${change}`, { word })} onClick={onChange}>
        {t(`acts.${change}`)}
      </Button>
    </li>
  )
}
