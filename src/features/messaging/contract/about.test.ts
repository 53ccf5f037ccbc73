import { expect, test } from 'vitest'
import { subjectOfAddress } from './about.ts'
import { sendPath } from '#platform/contract/send-path.ts'

test('the address from which a thing is sent names it again, and nothing else is taken from an address', () => {
  const about = { kind: 'call' as const, id: '01a211bd-4c14-7022-b1ea-a67e029a37d7' }
  expect(subjectOfAddress(new URL(sendPath(about), 'http://localhost').searchParams.get('about'))).toEqual(
    about,
  )
  for (const other of [null, '', 'call', 'call.', 'application.1', 'call.<b>', 'call.A', '.1'])
    expect(subjectOfAddress(other)).toBeUndefined()
})
