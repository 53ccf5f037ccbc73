import { expect, test } from 'vitest'
import { EMPTY_APPLICATION } from '#features/calls/contract/application-content.ts'
import { DEFAULT_TEMPLATE } from '#features/calls/contract/default-template.ts'
import { emptyCall } from '#features/calls/contract/empty-call.ts'
import type { Canvas } from '../contract/canvas.endpoints.ts'
import { judge } from './judged.ts'

test('an empty box for documents is never shown as ready: free to stay so without a rule, missing with one', () => {
  const stateWith = (rules: Canvas['call']['content']['rules'], documents: Canvas['documents'] = []) => {
    const content = { ...emptyCall(), template: DEFAULT_TEMPLATE, rules }
    // Only the part of an application that is judged.
    const canvas = { call: { content }, team: [], documents } as unknown as Canvas
    return judge(canvas, EMPTY_APPLICATION).states.documents
  }
  const box = DEFAULT_TEMPLATE.boxes.find(({ kind }) => kind === 'documents')
  const slot = box?.kind === 'documents' ? box.slots[0]!.id : ''
  const consent = {
    id: 'consent',
    kind: 'document',
    slot,
    severity: 'must',
    box: 'documents',
    text: { bhs: 'Saglasnost', en: 'Consent' },
  } as Canvas['call']['content']['rules'][number]
  const given = [{ id: 'd', slot, name: 'saglasnost.pdf' }] as Canvas['documents']
  expect(stateWith([])).toBe('free')
  expect(stateWith([consent])).toBe('missing')
  expect(stateWith([consent], given)).toBe('have')
  expect(stateWith([], given)).toBe('have')
})

test('a box is not shown as ready for a row in which nobody has written anything', () => {
  const content = { ...emptyCall(), template: DEFAULT_TEMPLATE, rules: [] }
  const canvas = { call: { content }, team: [], documents: [] } as unknown as Canvas
  const gift = { id: 'c', kind: 'goods', what: '', giver: '', value: 0 } as const
  const stateWith = (part: Partial<typeof gift>) =>
    judge(canvas, { ...EMPTY_APPLICATION, contributions: [{ ...gift, ...part }] }).states.contributions
  expect(stateWith({})).toBe('missing')
  expect(stateWith({ giver: 'Škola' as '' })).toBe('have')
})
