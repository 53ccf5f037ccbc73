import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { growthOf } from '#tests/setup/cost.ts'
import { samplesIn } from './opus.ts'
import { voiceOf } from './recording.ts'
import { liveWebm, oggOf, packetsOf } from './recording.fixture.ts'
import { readWebm } from './read-webm.ts'

const packet = fc
  .uint8Array({ minLength: 1, maxLength: 60 })
  .filter((bytes) => samplesIn(bytes) !== undefined)
const packets = fc.array(packet, { minLength: 1, maxLength: 40 })

describe('a recorded voice', () => {
  test('is taken as Chromium and as Firefox record it, and then says how long it is', () => {
    for (const bytes of [liveWebm(packetsOf(3)), oggOf(packetsOf(3))])
      expect(voiceOf(bytes)).toMatchObject({ milliseconds: 3000 })
  })

  test('keeps every packet and nothing else, from whichever of both, and once more from what is kept', () => {
    fc.assert(
      fc.property(packets, (all) => {
        for (const bytes of [liveWebm(all), oggOf(all)]) {
          const voice = voiceOf(bytes)
          if (typeof voice === 'string') throw new Error(voice)
          expect(readWebm(voice.bytes)?.packets.map((each) => [...each])).toEqual(
            all.map((each) => [...each]),
          )
          expect(voiceOf(voice.bytes)).toEqual(voice)
        }
      }),
    )
  })

  test('ends after two minutes, with a little for a late clock', () => {
    expect(voiceOf(liveWebm(packetsOf(121)))).toMatchObject({ milliseconds: 121_000 })
    expect(voiceOf(liveWebm(packetsOf(123)))).toBe('tooLong')
  })

  test('that was cut off by force is kept up to its last whole packet on its device, and taken nowhere else', () => {
    for (const bytes of [liveWebm(packetsOf(1)), oggOf(packetsOf(1))]) {
      const cut = bytes.subarray(0, bytes.length - 2)
      expect(voiceOf(cut)).toBe('wrong')
      expect(voiceOf(cut, { mayBeCutOff: true })).toMatchObject({ milliseconds: 980 })
    }
  })

  test('is none where it is something else, another codec, a film, or has something behind it', () => {
    const live = liveWebm(packetsOf(1))
    const asText = String.fromCharCode(...live)
    const changed = (from: string, to: string) =>
      Uint8Array.from(asText.replace(from, to), (letter) => letter.charCodeAt(0))
    for (const bytes of [
      new Uint8Array(),
      Uint8Array.from('RIFF....WAVE', (letter) => letter.charCodeAt(0)),
      changed('A_OPUS', 'A_AAC!'),
      changed('webm', 'webx'),
      changed('\x83\x81\x02', '\x83\x81\x01'),
      Uint8Array.from([...live, ...'<script>'].map((each) => Number(each) || 60)),
      Uint8Array.from([...oggOf(packetsOf(1)), 1, 2, 3]),
    ])
      expect(voiceOf(bytes)).toBe('wrong')
  })

  test('is read without falling over, whatever bytes come', () => {
    const good = [liveWebm(packetsOf(0.2)), oggOf(packetsOf(0.2))]
    fc.assert(
      fc.property(
        fc.constantFrom(...good),
        fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        (from, changes, mayBeCutOff) => {
          const bytes = Uint8Array.from(from)
          for (const [at, byte] of changes) bytes[at % bytes.length] = byte
          const voice = voiceOf(bytes, { mayBeCutOff })
          return typeof voice === 'string' || voice.milliseconds > 0
        },
      ),
      { numRuns: 500 },
    )
  })

  test('is read in time that grows with its bytes', () => {
    const make = (length: number) => 'a'.repeat(length)
    for (const form of [liveWebm, oggOf])
      expect(
        growthOf(make, { length: 2, read: (text) => voiceOf(form(packetsOf(text.length * 5))) }),
      ).toBeUndefined()
  })
})
