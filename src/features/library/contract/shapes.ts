/** Width by height of the shapes for which authors choose a part of a picture. */
export const CROP_RATIOS = { wide: 16 / 9, square: 1, share: 1.91 } as const

/** And of the places on pages that cut a picture to a shape of their own. */
export const PLACE_RATIOS = { ...CROP_RATIOS, grid: 3 / 2, gallery: 4 / 3, hero: 5 / 4 } as const
export type PlaceShape = keyof typeof PLACE_RATIOS
