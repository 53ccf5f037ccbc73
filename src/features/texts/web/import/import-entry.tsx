import { countCharacters } from '#platform/contract/characters.ts'
import { htmlLang } from '#platform/contract/locale.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import type { PreviewedText } from '../../contract/changes.endpoints.ts'
import { FaultList } from '../fault-list.tsx'
import { useText } from '../use-text.ts'
import { changedPart } from './changed-part.ts'
import { type Choices, keyOf } from './use-choices.ts'

const SIDE = 'text-sm leading-body whitespace-pre-wrap [overflow-wrap:anywhere]'

/** The current text beside the one in the file, and the choice to accept it. */
export function ImportEntry({ text, choices }: { text: PreviewedText; choices: Choices }) {
  const t = useText()
  const { id, locale, before, max, faults, avoided, isNewer } = text
  const part = changedPart(before, text.text)
  const isChosen = choices.isChosen(text)
  const lang = htmlLang(locale)
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-xs text-ink-3">
        <h2 className="text-xs font-strong tracking-normal text-ink [overflow-wrap:anywhere]">
          <span translate="no">{id}</span>, {t(`language.${locale}`)}
        </h2>
        <span className="tabular-nums">
          {t('length', { used: String(countCharacters(text.text)), max: String(max) })}
        </span>
      </div>
      {isNewer && <Note tone="sun">{t('import.newer')}</Note>}
      <div className="grid gap-2 lg:grid-cols-2 lg:gap-6">
        <div>
          <h3 className="text-xs font-ui tracking-normal text-ink-3">{t('import.now')}</h3>
          <p lang={lang} translate="no" className={SIDE}>
            {part.head}
            <del className="bg-harm-tint text-harm-ink no-underline">{part.before}</del>
            {part.tail}
          </p>
        </div>
        <div>
          <h3 className="text-xs font-ui tracking-normal text-ink-3">{t('import.fromFile')}</h3>
          <p lang={lang} translate="no" className={SIDE}>
            {part.head}
            <ins className="bg-river-tint text-river-ink no-underline">{part.after}</ins>
            {part.tail}
          </p>
        </div>
      </div>
      {faults.length > 0 ? (
        <FaultList faults={faults} />
      ) : (
        <>
          {avoided.length > 0 && (
            <p className="text-xs text-sun-ink">{t('import.avoided', { what: avoided.join(', ') })}</p>
          )}
          <Checkbox
            name={`take-${keyOf(text)}`}
            checked={isChosen}
            onChange={(event) => choices.choose(text, event.target.checked)}
            label={
              <>
                {t(isNewer ? 'import.takeMine' : avoided.length > 0 ? 'import.takeAnyway' : 'import.take')}
                <span className="sr-only">
                  : <span translate="no">{id}</span>, {t(`language.${locale}`)}
                </span>
              </>
            }
          />
          {avoided.length > 0 && isChosen && (
            <TextInput
              name={`reason-${keyOf(text)}`}
              label={t('import.reason')}
              maxLength={300}
              value={choices.reasonOf(text)}
              onChange={(event) => choices.explain(text, event.target.value)}
            />
          )}
        </>
      )}
    </li>
  )
}
