import { BAR_TOP, BARS_MAX } from './voice.ts'

/** Returns the loudness of each part relative to the loudest: one digit for each bar. Runs on the device. */
export function waveformOf(samples: Float32Array): string {
  const bars = Math.min(BARS_MAX, Math.max(1, samples.length))
  const loudness = Array.from({ length: bars }, (_, n) => {
    const from = Math.floor((n * samples.length) / bars)
    const to = Math.floor(((n + 1) * samples.length) / bars)
    let sum = 0
    for (let at = from; at < to; at += 1) sum += samples[at]! ** 2
    return to > from ? Math.sqrt(sum / (to - from)) : 0
  })
  const loudest = Math.max(...loudness)
  const digit = (value: number) => (loudest > 0 ? Math.round((value / loudest) * BAR_TOP) : 0)
  return loudness.map((value) => String(digit(Number.isFinite(value) ? value : 0))).join('')
}
