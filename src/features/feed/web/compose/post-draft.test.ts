import { expect, test } from 'vitest'
import { afterPost, EMPTY_POST, faultOf, POST_WRITING, toUnsent } from './post-draft.ts'

const body = {
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Zdravo' }] }],
}

test('a post says what it lacks, and leaves out what its writer put away', () => {
  expect(faultOf(EMPTY_POST)).toBe('empty')
  const written = { ...EMPTY_POST, body }
  expect(faultOf(written)).toBeUndefined()
  expect(toUnsent(written)).toEqual({ body, audience: 'members' })
  const asked = { ...written, poll: { isOn: true, options: ['Da', ' '], endsAt: '' } }
  expect(faultOf(asked)).toBe('options')
  expect(faultOf({ ...asked, poll: { ...asked.poll, options: ['Da', 'Ne'] } })).toBe('pollEnd')
  const endsAt = '2026-11-30T12:00:00.000Z'
  const whole = { ...asked, poll: { isOn: true, options: ['Da ', '', 'Ne'], endsAt } }
  expect(faultOf(whole)).toBeUndefined()
  expect(toUnsent(whole).poll).toEqual({ options: ['Da', 'Ne'], endsAt })
  expect(toUnsent({ ...whole, poll: { ...whole.poll, isOn: false } })).not.toHaveProperty('poll')
  expect(faultOf({ ...written, pictures: [{ picture: 'x', alt: ' ' }] })).toBe('alt')
  expect(faultOf({ ...written, event: { ...EMPTY_POST.event, isOn: true } })).toBe('event')
})

test('a post leaves the composer as it is taken, and comes back before what was begun since', () => {
  const first = { ...EMPTY_POST, body, audience: 'connections' as const }
  const left = afterPost(first)
  expect(POST_WRITING.isEmpty(first)).toBe(false)
  expect(POST_WRITING.isEmpty(left)).toBe(true)
  expect(POST_WRITING.isEmpty({ ...left, body: { type: 'doc', content: [{ type: 'paragraph' }] } })).toBe(
    true,
  )
  const since = { ...left, pictures: [{ picture: 'x', alt: 'Most' }] }
  expect(POST_WRITING.join(first, since)).toEqual({ ...first, pictures: since.pictures })
  expect(left.audience).toBe('connections')
})
