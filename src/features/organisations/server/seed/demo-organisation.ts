import type { cast } from '#features/account/server/index.ts'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { Kind, Verification } from '../../contract/kinds.ts'

type CastName = keyof typeof cast

/** An organisation of the demo world; none of them is real. */
export type DemoOrganisation = {
  name: string
  kind: Kind
  municipality: MunicipalityId
  address: string
  about: readonly [bhs: string, en: string]
  replyDays: number
  owner: CastName
  editors?: readonly CastName[]
  reviewers?: readonly CastName[]
  /** By default verified. */
  verification?: Verification
  /** By default a website at a reserved domain. */
  website?: false
}
