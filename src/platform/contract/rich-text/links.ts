import type { Profile } from './profiles.ts'

/** The web, a mailbox or a phone; never a script. */
export const LINK =
  /^(?:https?:\/\/[\w-]+(?:\.[\w-]+)+(?::\d{1,5})?(?:[/?#][\x21\x23-\x3b\x3d\x3f-\x7e]*)?|mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|tel:\+?\d{3,15})$/

/** Links that staff put on pages: hosts in any letters and paths of this site; nothing that hides another host. */
export const PAGE_LINK =
  /^(?:https?:\/\/[^\s\u0000-\u001f\u007f/?#@\\]+(?:[/?#][^\s\u0000-\u001f\u007f\\]*)?|mailto:[^\s\u0000-\u001f\u007f@\\]+@[^\s\u0000-\u001f\u007f@\\]+|tel:\+?[0-9()-]{3,20}|\/(?:[^\s\u0000-\u001f\u007f/\\][^\s\u0000-\u001f\u007f\\]*)?)$/

export const LINK_MAX = 600

export function linkPattern({ ownPaths }: Pick<Profile, 'ownPaths'>): RegExp {
  return ownPaths ? PAGE_LINK : LINK
}

/** The address a person means: adds what is usually left out; nothing where it is none that the profile takes. */
export function linkFrom(input: string, profile: Pick<Profile, 'ownPaths'>): string | undefined {
  const text = input.trim()
  return [text, ...guesses(text)].find(
    (address) => address.length <= LINK_MAX && linkPattern(profile).test(address),
  )
}

function guesses(text: string): string[] {
  if (/^[^\s@:/]+@(?:[^\s@:/.]+\.)+[^\s@:/.]+$/.test(text)) return [`mailto:${text}`]
  if (/^\+?[\d\s()/-]{6,20}$/.test(text)) return [`tel:${text.replace(/[\s/()-]/g, '')}`]
  if (/^[^\s:/?#@]+\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(text)) return [`https://${text}`]
  return []
}
