export type Row = {
  name: string
  ours: number
  baseline: number
  unit: string
  ratio: number
  target: string
  ok: boolean
}

/** Prints the measurements, each beside its baseline of the same run. */
export function report(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`)
  for (const { name, ours, baseline, unit, ratio, target, ok } of rows) {
    console.log(
      `  ${ok ? 'ok  ' : 'MISS'} ${name}: ${format(ours)} ${unit}, baseline ${format(baseline)} ${unit}, ratio ${ratio.toFixed(2)} (${target})`,
    )
  }
  if (rows.some((row) => !row.ok)) process.exitCode = 1
}

/** Compares a figure with a fixed limit. */
export function limit(input: { name: string; value: number; max: number; unit: string }): Row {
  const { name, value, max, unit } = input
  return {
    name,
    ours: value,
    baseline: max,
    unit,
    ratio: max === 0 ? value : value / max,
    target: `at most ${max} ${unit}`,
    ok: value <= max,
  }
}

export function atLeast(input: {
  name: string
  ours: number
  baseline: number
  ratio: number
  unit: string
}): Row {
  const ratio = input.ours / input.baseline
  return { ...input, ratio, target: `at least ${input.ratio}`, ok: ratio >= input.ratio }
}

export function atMost(input: {
  name: string
  ours: number
  baseline: number
  ratio: number
  unit: string
}): Row {
  const ratio = input.ours / input.baseline
  return { ...input, ratio, target: `at most ${input.ratio}`, ok: ratio <= input.ratio }
}

function format(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(value < 10 ? 2 : 1)
}
