import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { useLocale } from '../i18n/locale-provider.tsx'
import { useFailedFocus } from './use-failed-focus.ts'

export type FieldErrors<N extends string> = Partial<Record<N, string>>

type FormOptions<N extends string> = {
  /** Names of the fields in the order they stand, with their visible labels. */
  labels: Record<N, string>
  /** Returns the errors of the fields; an empty object means that the form may be sent. */
  validate(data: FormData): FieldErrors<N>
  /** Sends what was typed, and the name of the button that was pressed if it has one; a rejected promise is a failure. */
  send(data: FormData): Promise<unknown>
  /** Returns the text above the button when sending failed; undefined when the screen shows it elsewhere. */
  explain(error: unknown): string | undefined
  onFailure?(error: unknown): void
}

/**
 * A form that the browser holds: values are read when it is sent, so text typed before the page was awake counts,
 * a failure keeps everything typed and a second press sends nothing twice.
 */
export function useForm<N extends string>({ labels, validate, send, explain, onFailure }: FormOptions<N>) {
  const ref = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors<N>>({})
  const [failure, setFailure] = useState<{ error: unknown }>()
  const [attempt, setAttempt] = useState(0)
  const names = Object.keys(labels) as N[]

  function refuse(wrong: FieldErrors<N>) {
    setErrors(wrong)
    setAttempt((count) => count + 1)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const data = new FormData(event.currentTarget, submitter)
    const wrong = validate(data)
    setFailure(undefined)
    if (names.some((name) => wrong[name])) return refuse(wrong)
    setErrors({})
    sending.current = true
    setBusy(true)
    try {
      await send(data)
    } catch (error) {
      setFailure({ error })
      refuse(error instanceof ApiError ? pick(error.fields, names) : {})
      onFailure?.(error)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  function forgive({ target, type }: FormEvent<HTMLFormElement>) {
    // A list tells of its input before its change: drawn anew in between, it would be set back to what it was.
    if (target instanceof HTMLSelectElement && type === 'input') return
    const { name } = target as HTMLInputElement
    setErrors((now) => (name in now ? { ...now, [name]: undefined } : now))
  }

  useFailedFocus(ref, attempt)
  useInOtherWords(() => {
    const form = ref.current
    if (form)
      setErrors((now) => ({
        ...now,
        ...pick(validate(new FormData(form)), Object.keys(pick(now, names)) as N[]),
      }))
  })

  // A refusal that only repeats what a field says is said once, at the field.
  const problem = failure && explain(failure.error)
  return {
    /** Spread over the `form`. */
    props: {
      ref,
      // Should the page never wake, the fields stay out of the address.
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: forgive,
      onChange: forgive,
    },
    errors,
    problem: problem !== undefined && Object.values(errors).includes(problem) ? undefined : problem,
    busy,
    /** For FormErrors at the top of the form. */
    summary: {
      attempt,
      errors: names.flatMap((name): { name: string; label: string }[] =>
        errors[name] ? [{ name, label: labels[name] ?? name }] : [],
      ),
    },
    refuse,
  }
}

/** Runs again when the language changes, so that errors already shown are told in it. */
function useInOtherWords(tell: () => void) {
  const locale = useLocale()
  const lastLocale = useRef(locale)
  useEffect(() => {
    if (lastLocale.current === locale) return
    lastLocale.current = locale
    tell()
  })
}

function pick<N extends string>(
  errors: Partial<Record<string, string>>,
  names: readonly N[],
): FieldErrors<N> {
  return Object.fromEntries(
    names.flatMap((name) => (errors[name] ? [[name, errors[name]]] : [])),
  ) as FieldErrors<N>
}
