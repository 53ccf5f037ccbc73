import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { call } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { MUTED_WORD_MAX, type MutedKind } from '../../contract/muted-words.ts'
import { getNetworkSettings, addMutedWord, removeMutedWord } from '../../contract/settings.endpoints.ts'
import { useSettingsText } from '../use-settings-text.ts'

type Word = { id: string; kind: MutedKind; word: string }

/** Words and tags that the member does not want to read. */
export function MutedWords({ words }: { words: readonly Word[] }) {
  const t = useSettingsText()
  const [input, setInput] = useState('')
  const { busy, problem, act } = useAct({
    refresh: [getNetworkSettings.path],
    failed: t('wrong'),
    inline: true,
  })
  function add(event: FormEvent) {
    event.preventDefault()
    const word = input.trim()
    if (word === '') return
    const kind = word.startsWith('#') ? 'tag' : 'word'
    void act(async () => {
      await call(addMutedWord, { body: { kind, word } })
      setInput('')
    })
  }
  return (
    <div className="border-t border-line pt-5">
      <h3 className="text-sm font-strong">{t('words.title')}</h3>
      <form onSubmit={add} className="mt-2 flex items-end gap-2">
        <TextInput
          name="word"
          className="min-w-0 flex-1"
          label={t('words.label')}
          value={input}
          error={problem}
          maxLength={MUTED_WORD_MAX}
          autoComplete="off"
          onChange={(event) => setInput(event.target.value)}
        />
        <Button type="submit" busy={busy && t('busy')}>
          {t('words.add')}
        </Button>
      </form>
      <p className="mt-1 text-xs text-ink-2">{t('words.help')}</p>
      {words.length === 0 ? (
        <p className="mt-3 text-sm text-ink-2">{t('words.none')}</p>
      ) : (
        <ul aria-label={t('words.list')} className="mt-3 flex flex-wrap gap-x-3 gap-y-1">
          {words.map(({ id, kind, word }) => {
            const label = kind === 'tag' ? `#${word}` : word
            return (
              <li
                key={id}
                className="inline-flex max-w-full items-center rounded-control bg-sunken pl-3 text-sm"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
                <IconButton
                  icon={<X />}
                  label={t('words.remove', { word: label })}
                  onClick={() => void act(() => call(removeMutedWord, { params: { id } }))}
                />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
