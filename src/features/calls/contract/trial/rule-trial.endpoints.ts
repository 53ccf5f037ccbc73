import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { callContent } from '../call.ts'
import { type Rule, type RuleKind, rules } from '../rules.ts'
import { boxId, feninga } from '../values.ts'

/** Rules about people, which are not tried again: they were checked against the facts of that time. */
const ABOUT_PEOPLE: readonly RuleKind[] = ['ages', 'registered', 'confirmed', 'one-application']

export const isTried = ({ kind }: Rule): boolean => !ABOUT_PEOPLE.includes(kind)

/** The most earlier applications on which rules are tried; the latest ones. */
export const TRIED_MAX = 100

/** An application to an earlier call, without anything that identifies its team. */
const triedApplication = z.strictObject({
  call: z.strictObject({ bhs: z.string(), en: z.string() }),
  /** The number in the order of arrival at its call. */
  number: z.int(),
  people: z.int(),
  municipality: z.nullable(z.enum(MUNICIPALITY_IDS)),
  requested: feninga,
  contributed: feninga,
  /** Rules that it would break. */
  broken: z.array(z.strictObject({ rule: boxId, must: z.boolean() })),
})
export type TriedApplication = z.output<typeof triedApplication>

export const previewRules = endpoint({
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
