import { useEffect, useState, useSyncExternalStore } from 'react'
import { NoAnswerError } from '../api/api-error.ts'
import { storedAccessToken, tokenClaims } from '../api/stored-tokens.ts'
import { useMemberId } from '../session/session-provider.tsx'
import { type AutosaveMachine, type AutosaveOptions, createAutosave } from './autosave.ts'
import { draftPlace } from './device-drafts.ts'

type Options<T> = AutosaveOptions<T> & {
  /** Names what is written, so that a reload finds it again. */
  name: string
}

/** Values that are not saved yet are still sent after their page is left, and found when it opens again. */
const underWay = new Map<string, AutosaveMachine<never>>()

/** Keeps what is written on this device at once and saves it after a pause. */
export function useAutosave<T extends object>(options: Options<T>) {
  const member = useMemberId()
  const { name, saved } = options
  const [machine] = useState(() => autosaveOf(member, options))
  const now = useSyncExternalStore(machine.subscribe, machine.read, machine.read)
  useEffect(() => machine.connect(asMember(member, options)))
  useEffect(() => {
    const key = keyOf(member, name)
    underWay.set(key, machine as unknown as AutosaveMachine<never>)
    void machine.save()
    const resume = () => machine.resume()
    window.addEventListener('online', resume)
    return () => {
      window.removeEventListener('online', resume)
      void machine.save()
      if (machine.isDone()) underWay.delete(key)
    }
  }, [machine, member, name])
  return {
    ...now,
    value: now.unsaved ?? machine.savedOn(saved).value,
    edit: (change: Partial<T> | ((now: T) => T)) =>
      machine.edit(typeof change === 'function' ? change : (value) => ({ ...value, ...change })),
    save: machine.save,
    /** How it stands at this moment, which may not be drawn yet. */
    now: machine.read,
    base: machine.base,
    insist: machine.insist,
    forget: machine.forget,
  }
}

export type Autosave<T extends object> = ReturnType<typeof useAutosave<T>>

/** Whether this device keeps something under that name that is not saved yet. */
export async function hasUnsaved(member: string, name: string): Promise<boolean> {
  // A device that keeps nothing has nothing unsaved.
  return (
    (await draftPlace(member, name)
      .read()
      .catch(() => undefined)) !== undefined
  )
}

function autosaveOf<T extends object>(member: string, options: Options<T>): AutosaveMachine<T> {
  const machine = underWay.get(keyOf(member, options.name)) as AutosaveMachine<T> | undefined
  return machine ?? createAutosave(draftPlace(member, options.name), asMember(member, options))
}

/** Nothing that one member wrote is ever sent in the name of another who has signed in on this device since. */
function asMember<T>(member: string, options: AutosaveOptions<T>): AutosaveOptions<T> {
  return {
    ...options,
    async send(value, ifMatch) {
      const signedIn = tokenClaims(storedAccessToken() ?? '')?.id
      if (signedIn !== undefined && String(signedIn) !== member) throw new NoAnswerError('signed out')
      return options.send(value, ifMatch)
    },
  }
}

function keyOf(member: string, name: string): string {
  return `${member}/${name}`
}
