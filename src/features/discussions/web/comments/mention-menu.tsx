import { keepPreviousData } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { fold } from '#platform/contract/fold.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { OptionMenu, optionId } from '#platform/web/rich-text/parts/option-menu.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { searchCommentMentionable } from '../../contract/comments/comments.endpoints.ts'
import { nameBehindAt } from './name-behind-at.ts'
import { useCommentText } from './use-comment-text.ts'

export type Naming = { kind: string; id: string }
export type PersonName = { id: string; name: string }

type Props = {
  about: Naming
  /** The field in which a name is letters; it is the combobox of this list. */
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  write: (text: string) => void
  onPick: (person: PersonName) => void
}

/** Below the field while a name is typed behind an @: whom the comment can name, picked by keys, mouse or touch. */
export function MentionMenu({ about, field, text, write, onPick }: Props) {
  const t = useCommentText()
  const locale = useLocale()
  const list = useId()
  const [caret, setCaret] = useState(text.length)
  const [at, setAt] = useState(0)
  const [silentFor, setSilentFor] = useState<string>()
  const letters = nameBehindAt(text.slice(0, caret))
  const query = letters === silentFor ? undefined : letters
  const { data } = useEndpoint(searchCommentMentionable, {
    query: { ...about, q: query ?? '' },
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  })
  const words = fold(query ?? '')
    .split(' ')
    .filter(Boolean)
  // Until the next answer comes, the last one stays, without the names that no longer match.
  const people = (query === undefined ? [] : (data?.people ?? [])).filter(
    ({ name }) => words.every((word) => fold(name).includes(word)) && fold(name) !== fold(query ?? '').trim(),
  )
  const place = Math.min(at, people.length - 1)

  function pick({ id, name }: PersonName) {
    const start = caret - (letters ?? '').length
    const before = `${text.slice(0, start)}${name} `
    write(before + text.slice(caret))
    // Nothing is typed, so nothing else says where the caret is now.
    setCaret(before.length)
    onPick({ id, name })
    setAt(0)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(before.length, before.length)
    })
  }
  const follow = useEffectEvent(() => setCaret(field.current?.selectionStart ?? 0))
  const press = useEffectEvent((event: KeyboardEvent) => {
    const person = people[place]
    if (!person || event.ctrlKey || event.metaKey || event.isComposing) return
    if (event.key === 'ArrowDown') setAt((place + 1) % people.length)
    else if (event.key === 'ArrowUp') setAt((place + people.length - 1) % people.length)
    else if (event.key === 'Escape') setSilentFor(letters)
    else if (event.key === 'Enter' || event.key === 'Tab') pick(person)
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const { current } = field
    if (!current) return
    const onKey = (event: KeyboardEvent) => press(event)
    const onMove = () => follow()
    onMove()
    current.addEventListener('keydown', onKey)
    for (const event of ['input', 'keyup', 'click']) current.addEventListener(event, onMove)
    return () => {
      current.removeEventListener('keydown', onKey)
      for (const event of ['input', 'keyup', 'click']) current.removeEventListener(event, onMove)
    }
  }, [field])
  const active = people.length > 0 ? optionId(list, place) : undefined
  useEffect(() => {
    const { current } = field
    if (!current || !active) return
    const attributes = { 'aria-autocomplete': 'list', 'aria-controls': list, 'aria-activedescendant': active }
    for (const [name, value] of Object.entries(attributes)) current.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(attributes)) current.removeAttribute(name)
    }
  }, [field, list, active])
  return (
    <>
      <p role="status" className="sr-only">
        {people.length > 0 && t('people.found', { count: people.length })}
      </p>
      {people.length > 0 && (
        <OptionMenu
          id={list}
          label={t('people.label')}
          at={place}
          options={people.map(({ id, name, photo, headline }) => ({
            id,
            text: name,
            mark: <Avatar name={name} src={photo} size="sm" />,
            ...(headline && { note: readText(headline, locale).text }),
            pick: () => pick({ id, name }),
          }))}
        />
      )}
    </>
  )
}
