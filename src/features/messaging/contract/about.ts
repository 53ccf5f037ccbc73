import * as z from 'zod/mini'

/** What a conversation is about, as it is named in a body and in an address. */
export const aboutRef = z.strictObject({
  kind: z.string().check(z.regex(/^[a-z]{1,30}$/)),
  id: z.string().check(z.regex(/^[0-9a-z-]{1,100}$/)),
})
export type AboutRef = z.output<typeof aboutRef>

/** What anybody may send to somebody; the others are begun where they stand. */
const SENT: ReadonlySet<string> = new Set(['opportunity', 'organisation', 'call'])

/** What an address of `sendPath` names; nothing when it names none of them. */
export function sentAbout(given: string | null): AboutRef | undefined {
  const [kind, id] = given?.split('.') ?? []
  const { data } = aboutRef.safeParse({ kind, id })
  return data && SENT.has(data.kind) ? data : undefined
}
