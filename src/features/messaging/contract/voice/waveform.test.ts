import fc from 'fast-check'
import { expect, test } from 'vitest'
import { waveform } from './voice.ts'
import { waveformOf } from './waveform.ts'

test('a drawn sound is as high as it is loud beside its loudest part', () => {
  const samples = new Float32Array(4000)
  samples.fill(0.5, 1000, 2000)
  samples.fill(0.25, 2000, 3000)
  expect(waveformOf(samples)).toBe(`${'0'.repeat(10)}${'9'.repeat(10)}${'5'.repeat(10)}${'0'.repeat(10)}`)
  expect(waveformOf(new Float32Array(4000))).toBe('0'.repeat(40))
})

test('whatever is recorded, what is drawn of it is taken', () => {
  fc.assert(fc.property(fc.float32Array(), (samples) => waveform.safeParse(waveformOf(samples)).success))
})
