import { MessageSquarePlus } from 'lucide-react'
import { SayForm, ThreadList } from '#features/discussions/web/index.ts'
import type { Thread } from '#features/discussions/contract/threads/threads.endpoints.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { PARTS, type Part, WHOLE_DRAFT } from '../../contract/talk/draft-places.ts'
import type { DraftTalk } from './use-draft-talk.ts'
import { useTalkText } from './use-talk-text.ts'

type Props = {
  id: string
  talk: DraftTalk
  wordsOf: (thread: Thread) => string | undefined
  onShow?: (thread: Thread) => void
}

/** All comments on a draft, with a field for another. */
export function TalkList({ id, talk: { threads, shown, show, isThere }, wordsOf, onShow }: Props) {
  const t = useTalkText()
  if (!isThere) return null
  const { chosen, beginning } = shown ?? {}
  const titleOf = (place: string) =>
    place === 'return' || place === 'body-bhs' || place === 'body-en'
      ? t(`places.${place}`)
      : t(`places.${partFrom(place)}`)
  const isOfPart = beginning?.quote === ''
  const start = (place: Part) => show({ beginning: { place, anchor: null, quote: '' } })
  return (
    <>
      <p className="text-sm text-ink-2">{t(threads.isOpen ? 'lead' : 'over')}</p>
      {beginning ? (
        <div>
          {beginning.quote !== '' && (
            <p className="border-l-2 border-lilac pl-2.5 text-sm text-ink-2 [overflow-wrap:anywhere]">
              <span className="sr-only">{t('about')}: </span>
              {beginning.quote}
            </p>
          )}
          {isOfPart && (
            <Select
              name="part"
              label={t('part')}
              className="mb-3"
              value={beginning.place}
              options={PARTS.map((value) => ({ value, text: t(`places.${value}`) }))}
              onChange={(event) => start(partFrom(event.target.value))}
            />
          )}
          <SayForm
            // The typed comment stays when its author moves it to another part.
            key={isOfPart ? WHOLE_DRAFT : `${beginning.place} ${beginning.anchor}`}
            what="comment"
            draft={`draft-talk.${id}.${isOfPart ? WHOLE_DRAFT : beginning.place}`}
            send={({ text }) => threads.begin({ ...beginning, text, proposal: null })}
            onClose={() => show({})}
          />
        </div>
      ) : (
        threads.isOpen && (
          <Button
            small
            icon={<MessageSquarePlus />}
            className="justify-self-start"
            onClick={() => start(WHOLE_DRAFT)}
          >
            {t('begin')}
          </Button>
        )
      )}
      <div>
        <ThreadList
          threads={threads}
          titleOf={titleOf}
          none={t('none')}
          chosen={chosen}
          wordsOf={wordsOf}
          onShow={onShow}
        />
      </div>
    </>
  )
}

function partFrom(place: string): Part {
  return PARTS.find((part) => part === place) ?? WHOLE_DRAFT
}
