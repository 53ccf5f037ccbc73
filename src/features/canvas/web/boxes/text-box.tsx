import Collaboration from '@tiptap/extension-collaboration'
import { useEffect, useEffectEvent, useState } from 'react'
import type { TextBox as Box } from '#features/calls/contract/canvas-template.ts'
import { countCharacters } from '#platform/contract/characters.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { NO_RICH_TEXT } from '#platform/contract/rich-text/document.ts'
import { ARTICLE } from '#platform/contract/rich-text/profiles.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EditorSurface } from '#platform/web/rich-text/editor-surface.tsx'
import { Counter } from '#platform/web/ui/fields/counter.tsx'
import { textOf } from '../../contract/canvas-document.ts'
import { othersCarets } from '../presence/others-carets.ts'
import { stepHistory } from '../steps/step-history.ts'
import { textHistory } from '../steps/text-histories.ts'
import { useUndoToast } from '../steps/use-undo-toast.tsx'
import { SayAbout } from '../talk/say-about.tsx'
import { exactTyping } from '../typing/exact-typing.ts'
import { useMarkedWords } from '../talk/use-marked-words.ts'
import type { BodyProps } from './box-body.tsx'

/** Without headings, which so short a text does not need. */
const BOX = { ...ARTICLE, blocks: ARTICLE.blocks.filter((block) => block !== 'heading') }

/** Edits a text together with others, counted as the call counts. */
export function TextBox({ box, canvas, session, judged }: BodyProps & { box: Box }) {
  const locale = useLocale()
  const words = useMarkedWords(session, box.id)
  const [history] = useState(() => stepHistory(session.doc, box.id))
  const tell = useEffectEvent(useUndoToast(session, canvas))
  useEffect(() => history.listen((...done) => tell(...done)), [history])
  const [shared] = useState(() => [
    exactTyping,
    Collaboration.configure({
      fragment: textOf(session.doc, box.id),
      yUndoOptions: { undoManager: textHistory(session.doc, box.id) },
    }),
    history.extension,
    words.extension,
    othersCarets(session.presence, box.id),
  ])
  const used = countCharacters((judged.content.texts[box.id] ?? '').trim(), box.counts)
  return (
    <>
      <EditorSurface
        name={box.id}
        label={readText(box.title, locale).text}
        profile={BOX}
        language={locale}
        value={NO_RICH_TEXT}
        describedBy={`count-${box.id}`}
        invalid={used > box.limit}
        shared={shared}
        onChange={() => undefined}
      />
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4">
        <SayAbout words={words} />
        <p id={`count-${box.id}`} className="ml-auto text-xs text-ink-2">
          <Counter used={used} limit={box.limit} />
        </p>
      </div>
    </>
  )
}
