/** The settings that staff may change while the product runs; an empty pixel means none. */
export const LIVE_SETTINGS = ['productName', 'pixelId'] as const
export type LiveSetting = (typeof LIVE_SETTINGS)[number]
