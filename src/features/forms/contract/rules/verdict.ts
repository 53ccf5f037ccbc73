import type { Answer, Answers, Fault, Read, FormInput } from './answers.ts'
import type { Content } from './content.ts'
import type { Condition, Field, Rule } from './field.ts'
import { isTyped } from './kinds.ts'
import { isWhole, readAnswer } from './read-answer.ts'
import { type Step, stepsOf } from './steps.ts'

export type Verdict = {
  /** Steps that are there for these answers, in order, with the fields that are. */
  steps: readonly Step[]
  /** The answers of shown fields. */
  answers: Answers
  required: ReadonlySet<string>
  faults: Readonly<Record<string, Fault>>
  /** Rules whose conditions are met. */
  held: readonly string[]
}

/**
 * What follows from what stands in a form: which steps and fields are there, what they answer and what is wrong. The device
 * and the server ask the same, so that what one lets through the other does not refuse.
 */
export function judge(form: Pick<Content, 'fields' | 'rules'>, input: FormInput): Verdict {
  const { fields, rules } = form
  const steps = stepsOf(fields)
  const byId = new Map(fields.map((field) => [field.id, field]))
  const placeOf = new Map(
    steps.flatMap(({ fields: all, page }, at) => [...all, ...(page ? [page] : [])].map(({ id }) => [id, at])),
  )
  const shows = rules.filter(({ act, target }) => act === 'show' && byId.has(target))
  const jumps = rules.filter(({ act, target }) => act === 'jump' && byId.get(target)?.kind === 'page')
  const reads = new Map<string, Read>()
  const visible = new Map<string, boolean>()
  const stepThere = new Map<number, boolean>()

  function readOf(field: Field): Read {
    if (reads.has(field.id)) return reads.get(field.id)
    // Logic that leads back to itself is refused when it is saved; here it would only find nothing.
    reads.set(field.id, undefined)
    const read = !isThere(field)
      ? undefined
      : field.kind === 'calculated'
        ? { answer: sumOf(field) }
        : readAnswer(field, input)
    reads.set(field.id, read)
    return read
  }

  function answerOf(id: string): Answer | undefined {
    const field = byId.get(id)
    const read = field && readOf(field)
    return read && 'answer' in read ? read.answer : undefined
  }

  function sumOf({ terms }: Field): number {
    const sum = terms.reduce((total, { field, factor }) => {
      if (field === null) return total + factor
      const answer = answerOf(field)
      return total + (typeof answer === 'number' ? answer : answer === true ? 1 : 0) * factor
    }, 0)
    return Math.round(sum * 100) / 100
  }

  function isThere(field: Field): boolean {
    const verdict = visible.get(field.id)
    if (verdict !== undefined) return verdict
    visible.set(field.id, false)
    const there = isStepThere(placeOf.get(field.id) ?? 0) && isShown(field.id)
    visible.set(field.id, there)
    return there
  }

  function isShown(id: string): boolean {
    const own = shows.filter(({ target }) => target === id)
    return own.length === 0 || own.some(holds)
  }

  function isStepThere(at: number): boolean {
    const verdict = stepThere.get(at)
    if (verdict !== undefined) return verdict
    stepThere.set(at, false)
    const { page } = steps[at]!
    const there =
      (page === undefined || isShown(page.id)) &&
      jumps.every((rule) => !(lastOf(rule) < at && at < placeOf.get(rule.target)! && holds(rule)))
    stepThere.set(at, there)
    return there
  }

  /** The step from which a rule jumps: the last in which something is asked that it looks at. */
  function lastOf({ conditions }: Rule): number {
    return Math.max(...conditions.map(({ field }) => placeOf.get(field) ?? 0))
  }

  function holds({ all, conditions }: Rule): boolean {
    const test = (condition: Condition) => isMet(condition, answerOf(condition.field))
    return all ? conditions.every(test) : conditions.some(test)
  }

  const there = steps.flatMap((step, at) =>
    isStepThere(at) ? [{ ...step, fields: step.fields.filter(isThere) }] : [],
  )
  const questions = there.flatMap((step) => step.fields)
  const demands = rules.filter(({ act }) => act === 'require')
  const required = new Set(
    questions
      .filter(
        ({ id, kind, required: always }) =>
          isTyped(kind) && (always || demands.some((rule) => rule.target === id && holds(rule))),
      )
      .map(({ id }) => id),
  )
  const answers: Record<string, Answer> = {}
  const faults: Record<string, Fault> = {}
  for (const field of questions) {
    const read = readOf(field)
    if (read && 'fault' in read) faults[field.id] = read.fault
    else if (read) answers[field.id] = read.answer
    if (!required.has(field.id)) continue
    if (!read) faults[field.id] = { code: field.kind === 'consent' ? 'consent' : 'missing' }
    else if ('answer' in read && !isWhole(field, read.answer)) faults[field.id] = { code: 'rows' }
  }
  return { steps: there, answers, required, faults, held: rules.filter(holds).map(({ id }) => id) }
}

/** Whether an answer meets a condition; what is not answered is neither this nor more nor less. */
export function isMet({ operator, value }: Condition, answer: Answer | undefined): boolean {
  if (operator === 'empty') return answer === undefined
  if (operator === 'filled') return answer !== undefined
  if (answer === undefined) return operator === 'not'
  if (operator === 'is') return says(answer, value)
  if (operator === 'not') return !says(answer, value)
  const order = compare(answer, value)
  return operator === 'more' ? order > 0 : order < 0
}

function says(answer: Answer, value: string): boolean {
  if (typeof answer === 'number') return compare(answer, value) === 0
  if (typeof answer === 'boolean') return answer === (value === 'yes')
  if (typeof answer === 'string') return answer.toLowerCase() === value.trim().toLowerCase()
  return Array.isArray(answer) ? answer.includes(value) : Object.values(answer).includes(value)
}

/** Compares an answer with a value; NaN when the two have no order. */
function compare(answer: Answer, value: string): number {
  if (typeof answer === 'number')
    return value.trim() === '' ? Number.NaN : answer - Number(value.replace(',', '.'))
  if (typeof answer === 'string') return answer < value ? -1 : answer > value ? 1 : 0
  return Array.isArray(answer) && value.trim() !== '' ? answer.length - Number(value) : Number.NaN
}
