import {
  GENDERS,
  type Gender,
  INTERESTS,
  type Interest,
} from '#features/account/contract/onboarding.endpoints.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { normalPhone } from './normal-phone.ts'

/** The answers so far, with the phone number as it is sent. */
export type Answers = { phoneNumber: string; gender: Gender | undefined; interests: Interest[] }

export const NO_ANSWERS: Answers = { phoneNumber: '', gender: undefined, interests: [] }

export function readAnswers(data: FormData): Answers {
  const gender = fieldText(data, 'gender')
  const values = data.getAll('interests')
  return {
    phoneNumber: normalPhone(fieldText(data, 'phoneNumber')),
    gender: GENDERS.find((one) => one === gender),
    interests: INTERESTS.filter((one) => values.includes(one)),
  }
}
