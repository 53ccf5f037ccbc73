/** Rows of equal length, one after the other. */
export type Batch = { count: number; size: number; cells: Float32Array }

const NEGLIGIBLE = 1e-4

/**
 * Sets the gradients of a batch of pairs: each text should be nearer to its partner than to all partners of others, both ways.
 * Others of the same family are no strangers and do not count. Returns the loss.
 */
export function contrast(
  pairs: { left: Batch; right: Batch; families: Int32Array },
  gradients: { left: Float32Array; right: Float32Array; likeness: Float32Array },
  temperature: number,
): number {
  const { left, right, families } = pairs
  const { count, size } = left
  const { likeness } = gradients
  multiply(left, right, likeness)
  const hot = 1 / temperature
  const sums = { rows: new Float64Array(count), columns: new Float64Array(count) }
  for (let i = 0; i < count; i += 1)
    for (let j = 0; j < count; j += 1) {
      const at = i * count + j
      // No likeness is above one, so the exponent stays small.
      const weight = i !== j && families[i] === families[j] ? 0 : Math.exp((likeness[at]! - 1) * hot)
      likeness[at] = weight
      sums.rows[i]! += weight
      sums.columns[j]! += weight
    }
  gradients.left.fill(0)
  gradients.right.fill(0)
  let loss = 0
  for (let i = 0; i < count; i += 1)
    for (let j = 0; j < count; j += 1) {
      const weight = likeness[i * count + j]!
      const own = i === j ? 1 : 0
      if (own === 1) loss -= Math.log(weight / sums.rows[i]!) / count
      const pull = (weight / sums.rows[i]! + weight / sums.columns[j]!) / 2 - own
      if (pull < NEGLIGIBLE && pull > -NEGLIGIBLE) continue
      const share = pull * hot
      const a = i * size
      const b = j * size
      for (let k = 0; k < size; k += 1) {
        gradients.left[a + k]! += share * right.cells[b + k]!
        gradients.right[b + k]! += share * left.cells[a + k]!
      }
    }
  return loss
}

/** Sets each row's likeness to each row of the other; four at a time, which is twice as fast. */
function multiply(left: Batch, right: Batch, likeness: Float32Array): void {
  const { count, size } = left
  const x = left.cells
  const y = right.cells
  for (let i = 0; i < count; i += 1) {
    const a = i * size
    let j = 0
    for (; j + 3 < count; j += 4) {
      const b = j * size
      let one = 0
      let two = 0
      let three = 0
      let four = 0
      for (let k = 0; k < size; k += 1) {
        const v = x[a + k]!
        one += v * y[b + k]!
        two += v * y[b + size + k]!
        three += v * y[b + 2 * size + k]!
        four += v * y[b + 3 * size + k]!
      }
      const at = i * count + j
      likeness[at] = one
      likeness[at + 1] = two
      likeness[at + 2] = three
      likeness[at + 3] = four
    }
    for (; j < count; j += 1) {
      let sum = 0
      for (let k = 0; k < size; k += 1) sum += x[a + k]! * y[j * size + k]!
      likeness[i * count + j] = sum
    }
  }
}
