import * as z from 'zod/mini'

/** The subject of a conversation, as bodies and addresses name it. */
export const aboutRef = z.strictObject({
  kind: z.string().check(z.regex(/^[a-z]{1,30}$/)),
  id: z.string().check(z.regex(/^[0-9a-z-]{1,100}$/)),
})
export type AboutRef = z.output<typeof aboutRef>

/** Kinds that any member may send to another; conversations about other kinds start on their own pages. */
const SENT: ReadonlySet<string> = new Set(['opportunity', 'organisation', 'call'])

/** Returns the subject in an address of `sendPath`; `undefined` when it names none of these kinds. */
export function subjectOfAddress(address: string | null): AboutRef | undefined {
  const [kind, id] = address?.split('.') ?? []
  const { data } = aboutRef.safeParse({ kind, id })
  return data && SENT.has(data.kind) ? data : undefined
}
