import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { callContent } from '../call.ts'
import { type Rule, type RuleKind, rules } from '../rules.ts'
import { boxId, feninga } from '../values.ts'

/** Rules about people were judged by what the server knew of them then, and are not tried again. */
const ABOUT_PEOPLE: readonly RuleKind[] = ['ages', 'registered', 'confirmed', 'one-application']

export const isTried = ({ kind }: Rule): boolean => !ABOUT_PEOPLE.includes(kind)

/** How many earlier applications rules are tried on; the latest ones. */
export const TRIED_MAX = 100

/** An application that was sent to an earlier call, without anything that tells whose it was. */
const triedApplication = z.strictObject({
  call: z.strictObject({ bhs: z.string(), en: z.string() }),
  /** Counts the applications of its call, in the order in which they came. */
  number: z.int(),
  people: z.int(),
  municipality: z.nullable(z.enum(MUNICIPALITY_IDS)),
  requested: feninga,
  contributed: feninga,
  /** Rules that it would break. */
  broken: z.array(z.strictObject({ rule: boxId, must: z.boolean() })),
})
export type TriedApplication = z.output<typeof triedApplication>

export const tryRules = endpoint({
  method: 'POST',
  path: '/api/managed-calls/{id}/rule-trial',
  blocks: { none: 'People are only counted; nobody is named.' },
  summary:
    'What these rules would say to applications that were sent to calls of the same bank and programme whose deadline has passed; keeps nothing',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ rules, template: callContent.shape.template }),
  status: 200,
  response: z.strictObject({ applications: z.array(triedApplication).check(z.maxLength(TRIED_MAX)) }),
})
