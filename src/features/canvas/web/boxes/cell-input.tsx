import { type ComponentProps, useState } from 'react'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Counter } from '#platform/web/ui/fields/counter.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'

type Props = Pick<ComponentProps<typeof TextInput>, 'name' | 'label' | 'required'> & {
  /** The value in the shared document. */
  value: string
  /** The most characters. */
  limit: number
  onWrite: (value: string) => void
}

/**
 * Edits one line of the shared document. A pasted text that is too long stays in the field with the number of extra
 * characters; the team gets its beginning.
 */
export function CellInput({ value, limit, onWrite, ...field }: Props) {
  const problemOf = useWordsProblem()
  const [draft, setDraft] = useState('')
  const text = draft.length > limit && beginningOf(draft, limit) === value ? draft : value
  return (
    <TextInput
      {...field}
      value={text}
      error={problemOf(text, limit)}
      aside={text.length > limit * 0.8 && <Counter used={text.length} limit={limit} />}
      onChange={({ target }) => {
        setDraft(target.value)
        onWrite(beginningOf(target.value, limit))
      }}
    />
  )
}

/** Cuts between characters, because half of one cannot be stored. */
function beginningOf(text: string, limit: number): string {
  return text.slice(0, limit).replace(/\p{Cs}$/u, '')
}
