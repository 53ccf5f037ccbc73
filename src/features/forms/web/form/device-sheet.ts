import type { FormInput } from '../../contract/rules/answers.ts'
import type { Field } from '../../contract/rules/field.ts'
import { isFile, isTyped } from '../../contract/rules/kinds.ts'

/** What the device keeps of a form: what was typed, and what the server had when that was typed over it. */
export type DeviceSheet = { base: string; typed: FormInput }

/** Whether the device keeps a field. A consent and a signature are given anew, and a file is on the server. */
function isKept({ kind }: Field): boolean {
  return isTyped(kind) && !isFile(kind) && kind !== 'consent' && kind !== 'signature'
}

function partOf(fields: readonly Field[], values: FormInput, isIn: boolean): [string, readonly string[]][] {
  const ids = new Set(fields.filter(isKept).map(({ id }) => id))
  return Object.entries(values).filter(([name]) => ids.has(name.split('.')[0]!) === isIn)
}

function baseOf(values: FormInput): string {
  return JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export function toDeviceSheet(fields: readonly Field[], values: FormInput, server: FormInput): DeviceSheet {
  return { base: baseOf(server), typed: Object.fromEntries(partOf(fields, values, true)) }
}

/**
 * Puts what the device kept over what the server has; undefined where that changes nothing. Where the server has something
 * newer than what was typed over, such as from another device, only what it lacks is added.
 */
export function withDevice(
  fields: readonly Field[],
  server: FormInput,
  { base, typed }: DeviceSheet,
): FormInput | undefined {
  const own = Object.fromEntries(partOf(fields, typed, true))
  const result =
    base === baseOf(server)
      ? { ...Object.fromEntries(partOf(fields, server, false)), ...own }
      : { ...own, ...server }
  // Controls that stand empty are nothing to bring back.
  return fillOf(result) === fillOf(server) ? undefined : result
}

function fillOf(values: FormInput): string {
  const entries = Object.entries(values).filter(([, all]) => all.some((value) => value !== ''))
  return baseOf(Object.fromEntries(entries))
}

/** Whether it is one, and not what another release has kept. */
export function isDeviceSheet(value: unknown): value is DeviceSheet {
  if (typeof value !== 'object' || value === null) return false
  const { base, typed } = value as Partial<DeviceSheet>
  return (
    typeof base === 'string' &&
    typeof typed === 'object' &&
    typed !== null &&
    Object.values(typed).every(
      (values) => Array.isArray(values) && values.every((one) => typeof one === 'string'),
    )
  )
}
