import { type ComponentProps, useState } from 'react'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Counter } from '#platform/web/ui/fields/counter.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'

type Props = Pick<ComponentProps<typeof TextInput>, 'name' | 'label' | 'required'> & {
  /** As the shared document holds it. */
  value: string
  /** Characters that it takes. */
  limit: number
  onWrite: (value: string) => void
}

/** One line of the shared document. What is pasted and too long stays in the field, which says by how much; the team has its beginning. */
export function CellInput({ value, limit, onWrite, ...field }: Props) {
  const problemOf = useWordsProblem()
  const [typed, setTyped] = useState('')
  const shown = typed.length > limit && beginningOf(typed, limit) === value ? typed : value
  return (
    <TextInput
      {...field}
      value={shown}
      error={problemOf(shown, limit)}
      aside={shown.length > limit * 0.8 && <Counter used={shown.length} limit={limit} />}
      onChange={({ target }) => {
        setTyped(target.value)
        onWrite(beginningOf(target.value, limit))
      }}
    />
  )
}

/** Cut between characters: half of one cannot be kept. */
function beginningOf(text: string, limit: number): string {
  return text.slice(0, limit).replace(/\p{Cs}$/u, '')
}
