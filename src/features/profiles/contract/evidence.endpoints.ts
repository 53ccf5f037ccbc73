import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { EVIDENCE_KINDS, STRENGTHS } from './evidence.ts'
import { TITLE_MAX } from './sections.ts'
import { webAddress } from './value-schemas.ts'

export const EVIDENCE_MAX = 10

const text = z.strictObject({ bhs: z.string(), en: z.string() })

/** Evidence of a skill, as its owner and permitted viewers see it. */
export const evidenceView = z.strictObject({
  kind: z.enum(EVIDENCE_KINDS),
  /** The person who vouches, where it is a person. */
  by: z.nullable(z.string()),
  /** Of that person, where their profile is published. */
  photo: z.nullable(z.string()),
  title: text,
  /** What that person has written; empty for other kinds of evidence. */
  words: z.string(),
  url: z.nullable(z.string()),
  /** Confirmed hours, for that kind of evidence. */
  amount: z.nullable(z.int()),
})
export type EvidenceView = z.output<typeof evidenceView>

/** A skill of the profile with its evidence; `item` is its identifier in the section. */
export const provenSkill = z.strictObject({
  item: uuid,
  strength: z.enum(STRENGTHS),
  evidence: z.array(evidenceView),
})
export type ProvenSkill = z.output<typeof provenSkill>

const ownEvidence = z.strictObject({
  ...evidenceView.shape,
  id: uuid,
  entry: z.nullable(uuid),
  createdAt: isoDateTime,
})
export type OwnEvidence = z.output<typeof ownEvidence>

const ownSkill = z.strictObject({
  item: uuid,
  label: z.string(),
  /** In the vocabulary, chosen or with the exact name. */
  skill: z.nullable(uuid),
  strength: z.enum(STRENGTHS),
  evidence: z.array(ownEvidence),
})
export type OwnProvenSkill = z.output<typeof ownSkill>

export const listEvidence = endpoint({
  method: 'GET',
  path: '/api/profile/evidence',
  impersonation: 'reads',
  summary: 'What backs each skill of the own profile, and how strongly',
  response: z.strictObject({ skills: z.array(ownSkill) }),
})

export const addEvidence = endpoint({
  method: 'POST',
  path: '/api/profile/evidence',
  summary:
    'Names an entry of the own profile, or a link, as proof of a skill of the own profile; the same proof twice is one',
  status: 201,
  body: z.strictObject({
    /** The skill's identifier in the section. */
    item: uuid,
    proof: z.union([
      z.strictObject({ entry: uuid }),
      z.strictObject({ url: webAddress, title: words(TITLE_MAX) }),
    ]),
  }),
  response: z.strictObject({ id: uuid }),
})

export const getEvidence = endpoint({
  method: 'GET',
  path: '/api/profile/evidence/{id}',
  impersonation: 'reads',
  summary: 'One proof of a skill of the own profile',
  params: z.strictObject({ id: uuid }),
  response: ownEvidence,
})

export const removeEvidence = endpoint({
  method: 'DELETE',
  path: '/api/profile/evidence/{id}',
  summary: 'Takes a proof back; what others have confirmed may be taken off one’s profile too',
  params: z.strictObject({ id: uuid }),
})
