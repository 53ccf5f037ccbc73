import { commands } from '#features/skills/server/index.ts'
import { type Facts, parseNotice } from './parse-notice.ts'
import { decodeBytes } from './text/decode-bytes.ts'

/** Reads a notice from bytes as they came, in whatever encoding, with the skills of our own vocabulary. */
export async function parseBytes(bytes: Uint8Array): Promise<Facts> {
  const { openOwnSkills } = await commands.ownSkills()
  const findSkills = await openOwnSkills()
  return parseNotice(decodeBytes(bytes), { findSkills }).facts
}
