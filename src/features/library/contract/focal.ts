/** The part of a picture that must stay visible when it is cut, as nine places. */
export const FOCAL_PLACES = {
  center: { x: 50, y: 50 },
  top: { x: 50, y: 0 },
  bottom: { x: 50, y: 100 },
  left: { x: 0, y: 50 },
  right: { x: 100, y: 50 },
  leftTop: { x: 0, y: 0 },
  rightTop: { x: 100, y: 0 },
  leftBottom: { x: 0, y: 100 },
  rightBottom: { x: 100, y: 100 },
} as const
export type FocalPlace = keyof typeof FOCAL_PLACES
export const FOCAL_NAMES = Object.keys(FOCAL_PLACES) as FocalPlace[]

/** The nearest of them. */
export function focalPlace({ x, y }: { x: number; y: number }): FocalPlace {
  const third = (percent: number) => (percent < 34 ? 0 : percent > 66 ? 100 : 50)
  return (
    FOCAL_NAMES.find((name) => FOCAL_PLACES[name].x === third(x) && FOCAL_PLACES[name].y === third(y)) ??
    'center'
  )
}
