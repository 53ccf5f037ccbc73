const LAY_MS = 220
const BETWEEN_MS = 45
const FALL_MS = 520
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const HEAVY = 'cubic-bezier(0.4, 0, 0.6, 1)'

/** Stones settle one after the other, the last falls as a keystone. At most 1.3 s, and nothing moves with reduced motion. */
export function layStones(stones: readonly Element[]): void {
  if (isStill()) return
  const last = stones.length - 1
  // Long arches are laid faster, so that no scene lasts longer than another.
  const between = Math.min(BETWEEN_MS, 540 / Math.max(1, last))
  stones.forEach((stone, place) => {
    if (place === last) return fall(stone, between * last + LAY_MS / 2)
    stone.animate(
      [
        { opacity: 0, transform: 'translateY(-14px)' },
        { opacity: 1, transform: 'none' },
      ],
      { duration: LAY_MS, delay: between * place, easing: EASE, fill: 'backwards' },
    )
  })
}

/** The newest stone falls into its place, and those that are there give way a little under it. */
export function laySkill(stones: readonly Element[]): void {
  const newest = stones.at(-1)
  if (isStill() || !newest) return
  fall(newest, 200)
  for (const stone of stones.slice(0, -1))
    stone.animate(
      [
        { transform: 'none', offset: 0.6 },
        { transform: 'translateY(2px)', offset: 0.66 },
        { transform: 'none', offset: 1 },
      ],
      { duration: FALL_MS, delay: 200 },
    )
}

function fall(stone: Element, delay: number): void {
  stone.animate(
    [
      { opacity: 0, transform: 'translateY(-72px)' },
      { opacity: 1, transform: 'translateY(-60px)', offset: 0.18 },
      { transform: 'none', offset: 0.62 },
      { transform: 'translateY(-3px)', offset: 0.74 },
      { opacity: 1, transform: 'none' },
    ],
    { duration: FALL_MS, delay, easing: HEAVY, fill: 'backwards' },
  )
}

/** A letter goes to its reader: from the left end of its way to where it stands. */
export function sendLetter(letter: Element, way: number): void {
  if (isStill()) return
  letter.animate([{ transform: `translateX(${-way}px)` }, { transform: 'none' }], {
    duration: 460,
    delay: 300,
    easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
    fill: 'backwards',
  })
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
