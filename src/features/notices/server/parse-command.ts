import { commands } from '#features/skills/server/index.ts'
import type { NoNoticeReason } from '../contract/no-notice.ts'
import { type Facts, parseNotice } from './parse-notice.ts'
import { decodeBytes } from '#platform/contract/decode-bytes.ts'

/** The result for a text that is no notice: it has no facts. */
type NoFacts = Record<Exclude<keyof Facts, 'skills'>, null> & { skills: []; reason: NoNoticeReason }

/** Reads a notice from raw bytes in any encoding, with the skills of our own vocabulary. */
export async function parseBytes(bytes: Uint8Array): Promise<Facts | NoFacts> {
  const { openOwnSkills } = await commands.ownSkills()
  const findSkills = await openOwnSkills()
  const { facts, noNotice } = parseNotice(decodeBytes(bytes), { findSkills })
  return noNotice === null ? facts : noFacts(noNotice)
}

function noFacts(reason: NoNoticeReason): NoFacts {
  return {
    kind: null,
    title: null,
    organisation: null,
    place: null,
    deadline: null,
    amountMin: null,
    amountMax: null,
    currency: null,
    vacancies: null,
    skills: [],
    reason,
  }
}
